// The first step of `npm run release -w mfe-booking`: what is released is a version that Changesets has written.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, textAt } from './declarations.mjs';
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
    return `${name} ${version} is tagged at ${tagged.slice(0, 8)}, and ${commit.slice(0, 8)} is built: build the tag, or plan the next version with npm run changeset.`;
}

function revisionOf(folder, tag) {
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`], options).trim();
  } catch {
    return ''; // No such tag, or no git.
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problem = await releaseProblem(process.cwd());
  if (problem) console.error(problem);
  process.exitCode = problem ? 1 : 0;
}
