// The first step of `npm start` and `npm test`, with Node alone: check Node, install, build. Every refusal is one
// sentence.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRONTENDS } from './build/declared-paths.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FLOOR = [20, 19];
const SOURCES = [
  'libs',
  'services',
  'bff',
  ...FRONTENDS,
  'infra/build',
  'infra/edge',
  'infra/local',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  '.swcrc',
];

/** Exits with one sentence. */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < FLOOR[0] || (major === FLOOR[0] && minor < FLOOR[1]))
    refuse(`Araliya needs Node ${FLOOR.join('.')} or newer; this is Node ${process.versions.node}.`);
  try {
    accessSync(root, constants.W_OK);
  } catch ({ code }) {
    refuse(`The folder ${root} cannot be written (${code}): packages, builds and data are kept in it.`);
  }
}

const digest = (text) => createHash('sha256').update(text).digest('hex');
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export function install() {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.araliya-lock');
  const wanted = digest(readFileSync(lock));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(stamp) || changedAt(installed) < changedAt(lock)) {
    console.log('Installing packages (npm ci) ...');
    run('npm', ['ci', '--no-audit', '--no-fund'], 'The packages could not be installed: see above, then run npm ci.');
  }
  writeFileSync(stamp, wanted);
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Paths of all workspaces, from the folder of the repository. */
export function workspaces(folder = root) {
  const expand = (each) =>
    each.endsWith('/*')
      ? readdirSync(join(folder, each.slice(0, -2))).map((name) => join(each.slice(0, -2), name))
      : [each];
  return readManifest(folder)
    .workspaces.flatMap(expand)
    .filter((each) => existsSync(join(folder, each, 'package.json')));
}

/** Whether every workspace with a build script has its `dist`. */
const isBuilt = () =>
  workspaces().every((each) => !readManifest(join(root, each)).scripts?.build || existsSync(join(root, each, 'dist')));

/** Builds what changed; when no source changed, nx is not started. */
export function build() {
  const stamp = join(root, '.data', 'build.json');
  const state = digest(SOURCES.flatMap((each) => filesOf(join(root, each))).join('\n'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state && isBuilt()) return;
  console.log('Building what changed ...');
  run(
    process.execPath,
    [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--outputStyle=static'],
    'The build failed: see above.',
  );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

const SKIPPED = new Set(['node_modules', 'dist', 'test-result.json']);

/** Path, size and modification time of every source below `path`. */
function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !/\.spec\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function run(command, args, sentence) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  refuse(error ? `${sentence} (${error.message})` : sentence);
}
