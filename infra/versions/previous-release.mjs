// Provides the previous release: its files from git, its packages, its build.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FRONTENDS } from '../build/declared-paths.mjs';
import { workspaces } from '../prepare.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
export const CURRENT_ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** Its revision, as `npm run record-release` writes it. */
const RECORDED = readJson(join(CURRENT_ROOT, 'infra/versions/previous-release.json'));
/** The projects that `mixedRoot` can run from either release. */
const PROJECTS = ['services/catalog', 'services/account', 'services/booking', 'bff', 'infra/edge', ...FRONTENDS];

/** @returns the program's output. @throws Error with the sentence and the end of the output when it fails */
async function run(sentence, cwd, [command, ...args], variables = {}) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...variables };
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

/** Folder below node_modules → version. */
const packagesOf = (folder) =>
  Object.entries(readJson(join(folder, 'package-lock.json')).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version }]) => [path, version]);

const hasCurrentPackages = (folder) => {
  const ours = new Map(packagesOf(CURRENT_ROOT));
  return packagesOf(folder).every(([path, version]) => ours.get(path) === version);
};

/** Links to today's packages; the workspace packages are the release's own. */
function linkPackages(folder) {
  for (const project of ['.', ...workspaces(folder)]) {
    const from = join(CURRENT_ROOT, project, 'node_modules');
    const to = join(folder, project, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (name === '@salon') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
}

/** Builds everything as it was released, with the release's own packages. */
async function buildAll({ root }) {
  if (hasCurrentPackages(root)) linkPackages(root);
  else await run('its packages could not be installed', root, ['npm', 'ci', '--no-audit', '--no-fund']);
  const nx = [process.execPath, join(root, 'node_modules/nx/dist/bin/nx.js')];
  await run('it could not be built', root, [...nx, 'run-many', '-t', 'build', '--outputStyle=static']);
}

/**
 * Builds only some projects, with today's packages, at low priority and without minifying, which would take half of the
 * time.
 */
export const buildSome =
  (servers, frontends) =>
  async ({ root, revision }) => {
    linkPackages(root);
    const build = (projects, ...args) => {
      const chosen = projects.flatMap((each) => ['-w', each]);
      const command = ['nice', 'npm', 'run', 'build', '--if-present', ...chosen, ...args];
      return run('it could not be built', root, command, { COMMIT: revision });
    };
    const libraries = workspaces(root).filter((each) => each.startsWith('libs/'));
    await build([...libraries, ...servers]);
    await build(frontends, '--', '--no-optimization-minimize', '--no-devtool');
  };

/**
 * Prepares the release in a new folder, which is removed when this process ends.
 * @param {(release: { root: string, revision: string }) => Promise<void>} [build]
 * @param {string} [from] a revision instead of the recorded one
 * @throws Error with one sentence
 */
export async function previousRelease(build = buildAll, from = RECORDED.commit) {
  const missing = `The revision ${from} is not in the git history of this folder (git fetch --unshallow)`;
  const revision = await run(missing, CURRENT_ROOT, ['git', 'rev-parse', '--verify', `${from}^{commit}`]);
  const folder = mkdtempSync(join(tmpdir(), 'araliya-previous-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const root = join(folder, 'release');
  mkdirSync(root);
  await run('its files', CURRENT_ROOT, ['git', 'archive', '-o', join(folder, 'release.tar'), revision]);
  await run('its files', root, ['tar', '-xf', join(folder, 'release.tar')]);
  const release = { revision, root, folder, remove };
  await build(release);
  return release;
}

/**
 * A folder from which a site runs the projects of `previous` as released, and all others from today's build. A project
 * can switch between the two releases at its next start; one that the release does not have yet is today's.
 */
export function mixedRoot({ root, folder }, name, previous = PROJECTS) {
  const mixed = join(folder, name);
  const link = (project, target) => {
    rmSync(join(mixed, project), { force: true });
    mkdirSync(dirname(join(mixed, project)), { recursive: true });
    symlinkSync(join(target, project), join(mixed, project));
  };
  for (const project of PROJECTS)
    link(project, previous.includes(project) && existsSync(join(root, project)) ? root : CURRENT_ROOT);
  link('infra/local', CURRENT_ROOT);
  return {
    root: mixed,
    useCurrent: (project) => link(project, CURRENT_ROOT),
    usePrevious: (project) => link(project, root),
  };
}
