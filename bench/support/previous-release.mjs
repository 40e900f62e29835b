// The previous release beside this one: its files from git, its packages, its build.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const TODAY = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/**
 * Used until a release is tagged `release-*`: the last revision before migration 1765520000000 (customers who pay in
 * full).
 */
const UNTAGGED = '4515cc5f';
/** What a site is started from: a folder of links, of which each is replaced by itself. */
const PROJECTS = [
  'services/catalog',
  'services/account',
  'services/booking',
  'bff',
  'infra/edge',
  'infra/local',
  'shell',
  'mfe-catalog',
  'mfe-account',
  'mfe-booking',
];

/** @returns what the program wrote. @throws Error with the sentence and its end when it fails */
async function run(sentence, cwd, command, ...args) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const running = promisify(execFile)(command, args, { cwd, maxBuffer: 1e9, env });
  const stop = () => void running.child.kill();
  process.prependOnceListener('exit', stop); // Before its files are removed.
  try {
    return (await running).stdout.trim();
  } catch (cause) {
    const said = `${cause.stdout ?? ''}${cause.stderr ?? ''}`.trim().slice(-2_000);
    throw new Error(`${sentence}: ${said || cause.message}`, { cause });
  } finally {
    process.off('exit', stop);
  }
}

/** The newest tag `release-*`, or the revision before there was one. */
async function lastRelease() {
  const tags = await run('git is needed', TODAY, 'git', 'tag', '--list', 'release-*', '--sort=-creatordate');
  return tags.split('\n')[0] || UNTAGGED;
}

/** Version by folder below node_modules. */
const packagesOf = (folder) =>
  Object.entries(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version }]) => [path, version]);

/** Links to today's packages where they have every one in the same version, `npm ci` otherwise. */
async function install(folder) {
  const ours = new Map(packagesOf(TODAY));
  if (!packagesOf(folder).every(([path, version]) => ours.get(path) === version))
    return run('its packages could not be installed', folder, 'npm', 'ci', '--no-audit', '--no-fund');
  for (const project of ['.', ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).workspaces]) {
    const base = project.replace(/\/\*$/, '');
    const found = await run('find', TODAY, 'find', base, '-maxdepth', '2', '-name', 'node_modules', '-prune');
    for (const each of found.split('\n').filter((path) => path && existsSync(join(folder, dirname(path)))))
      if (!existsSync(join(folder, each)))
        await run('its packages could not be linked', TODAY, 'cp', '-al', each, join(folder, each));
  }
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

/**
 * Makes the release ready to be started in a new folder.
 * @param from a revision, or undefined for the last release. @throws Error with one sentence
 */
export async function previousRelease(from) {
  const wanted = from ?? (await lastRelease());
  const revision = await run(
    `${wanted} is no revision of this repository (say which: --from <revision>)`,
    TODAY,
    'git',
    'rev-parse',
    '--verify',
    `${wanted}^{commit}`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'araliya-previous-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const release = join(folder, 'release');
  mkdirSync(release);
  await run('its files', TODAY, 'git', 'archive', '-o', join(folder, 'release.tar'), revision);
  await run('its files', release, 'tar', '-xf', join(folder, 'release.tar'));
  await install(release);
  const nx = join(release, 'node_modules/nx/dist/bin/nx.js');
  await run('it could not be built', release, process.execPath, nx, 'run-many', '-t', 'build', '--outputStyle=static');
  return { revision, root: release, folder, remove };
}

/**
 * A folder from which a site runs the processes of `release`; a project is today's, or the previous one again, from its
 * next start on.
 */
export function mixedRoot({ root, folder }, name) {
  const mixed = join(folder, name);
  const link = (project, target) => {
    rmSync(join(mixed, project), { force: true });
    mkdirSync(dirname(join(mixed, project)), { recursive: true });
    symlinkSync(join(target, project), join(mixed, project));
  };
  for (const project of PROJECTS) link(project, project === 'infra/local' ? TODAY : root);
  return { root: mixed, useToday: (project) => link(project, TODAY), usePrevious: (project) => link(project, root) };
}
