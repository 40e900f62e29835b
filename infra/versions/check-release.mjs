// The first step of `npm run release -w mfe-booking`: checks that the version was written by Changesets, and prints how
// the exports of its libraries changed since the app's previous release.
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readJson, textAt } from './declarations.mjs';
import { changesOf, problemOf, RECORDED } from './exports.mjs';
import { plannedVersions } from './plan.mjs';

/** Why the version of `folder` may not be released, in one sentence; undefined when it may. */
export async function releaseProblem(folder, root) {
  const { name, version } = readJson(join(folder, 'package.json'));
  const planned = (await plannedVersions(root)).get(name);
  if (planned)
    return `${name} ${version} has changesets that belong to ${planned.newVersion}: run npm run version, commit and build first.`;
  const tagged = revisionOf(folder, `${name}@${version}`);
  const { commit } = JSON.parse(textAt(join(folder, 'dist/version.json')) || '{}');
  if (tagged && commit && tagged !== commit)
    return (
      `${name} ${version} is tagged at ${tagged.slice(0, 8)}, and ${commit.slice(0, 8)} is built: ` +
      'build the tag, or plan the next version with npm run changeset.'
    );
}

/**
 * The changes of the libraries' exports since the app's previous version, as a diff of their reports; undefined for its
 * first version.
 */
export function exportsSince(folder) {
  const { name, version } = readJson(join(folder, 'package.json'));
  const tags = git(folder, 'tag', '--list', `${name}@*`, '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  const previous = tags.find((tag) => tag && tag !== `${name}@${version}`);
  return previous && { previous, diff: git(folder, 'diff', previous, '--', ':(top)libs/*/exports.txt') };
}

const revisionOf = (folder, tag) => git(folder, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`);

/** Empty for a missing file, or without git. */
function git(folder, ...args) {
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 };
    return execFileSync('git', args, options).trim();
  } catch {
    return '';
  }
}

/** Why the libraries do not match their versions, in one sentence; undefined when they do. */
function librariesProblem() {
  const libraries = RECORDED.map((name) => fileURLToPath(new URL(`../../libs/${basename(name)}`, import.meta.url)));
  return libraries.map((each) => problemOf(changesOf(each))).find(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problem = (await releaseProblem(process.cwd())) ?? librariesProblem();
  const since = exportsSince(process.cwd());
  if (problem) console.error(problem);
  else if (since)
    console.log(`Exports of the libraries since ${since.previous}: ${since.diff ? `\n${since.diff}` : 'the same'}`);
  process.exitCode = problem ? 1 : 0;
}
