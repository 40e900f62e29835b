// `npm test`: every check and every test; the last line is `N passed, N failed`. `npm test -- --sweeps`, as in CI: also
// the sweeps over all pages (e2e/sweeps).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkNode, install, root, workspaces } from './prepare.mjs';

const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
const environment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', TZ: process.env.TZ ?? 'UTC' };
const sweeps = process.argv.includes('--sweeps');
const failures = [];
const counts = { passed: 0, failed: 0 };

/** Runs a command; reports its result when it ends, and prints its output only when it failed. */
async function step(title, command, args, env = {}) {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(chunk));
  const well = await new Promise((resolve) => {
    child.once('error', (error) => {
      written.push(Buffer.from(error.message));
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  if (!well) process.stdout.write(`${Buffer.concat(written).toString()}\n`);
  console.log(`== ${title}: ${well ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (!well) failures.push(title);
  return well;
}

const SKIPPED = new Set(['node_modules', 'dist', '.data']);

function hasSpecs(folder) {
  return readdirSync(folder, { withFileTypes: true }).some((each) =>
    each.isDirectory() ? !SKIPPED.has(each.name) && hasSpecs(join(folder, each.name)) : /\.spec\.tsx?$/.test(each.name),
  );
}

/** The full titles of a project's failed tests with their errors, and the files that could not run. */
function failedTests({ testResults = [] }) {
  return testResults.flatMap(({ name, status, assertionResults = [] }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name} could not run`];
    return failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages.map(beginning)].join('\n'));
  });
}

/** The first lines of an error message, indented. */
const beginning = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 14)
    .map((line) => `         ${line}`)
    .join('\n');

/** Adds a project's counts and names what failed; specs without a result count as a failure. */
function count(project) {
  const file = join(root, project, 'test-result.json');
  if (!existsSync(file)) {
    if (hasSpecs(join(root, project))) lost(project, 'has specs but left no test-result.json');
    return;
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = result;
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
  counts.passed += numPassedTests;
  counts.failed += failed;
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
  console.log(`   ${project}: ${numPassedTests} passed, ${failed} failed${skipped}`);
  for (const title of failedTests(result)) console.log(`      FAILED ${title}`);
  if (numPassedTests === 0 && hasSpecs(join(root, project))) lost(project, 'has specs but none passed');
}

function lost(project, why) {
  counts.failed += 1;
  failures.push(`${project} ${why}`);
  console.log(`   ${project} ${why}`);
}

/** They take longest. nx starts first what most projects depend on, so these would end long after the others. */
const LONGEST = '@salon/booking-service,bff,mfe-account';

/** In two runs of nx at once. Everything is built: without a daemon each would copy all of `dist` from the cache. */
async function testProjects(env) {
  const run = ['run-many', '-t', 'test', '--excludeTaskDependencies', '--outputStyle=static'];
  await Promise.all([
    step('Tests of the longest projects', process.execPath, [nx, ...run, '-p', LONGEST, '--parallel=3'], env),
    step('Tests of the other projects', process.execPath, [nx, ...run, '--exclude', LONGEST, '--parallel=2'], env),
  ]);
}

/** Journeys measure times, so they run alone. */
async function testWithDatabase(linted) {
  const given = process.env.TEST_DATABASE_URL;
  const { sharePostgres } = await import('./local/dist/postgres/shared-postgres.js');
  const shared = given
    ? { url: given, release: () => undefined }
    : await sharePostgres(join(root, '.data/test-postgres'));
  process.once('exit', shared.release);
  await testProjects({ TEST_DATABASE_URL: shared.url });
  await linted;
  if (hasSpecs(join(root, 'e2e')))
    await step('Journeys in a browser', 'npm', ['run', 'e2e', '-w', 'e2e'], sweeps ? { E2E_SWEEPS: '1' } : {});
  shared.release();
}

checkNode();
install();
for (const project of workspaces()) rmSync(join(root, project, 'test-result.json'), { force: true });
const built = await step('Build', process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static']);
// One core lints, which takes longest, and checks the boundaries. The other runs the other checks, then starts the tests.
const linted = step('Lint', 'npm', ['run', 'lint']).then(() => step('Boundaries', 'npm', ['run', 'boundaries']));
await step('Types', process.execPath, [nx, 'run-many', '-t', 'check', '--parallel=1', '--outputStyle=static']);
await step('Format', 'npm', ['run', '--silent', 'format:check']);
await step('Alert rules', 'npm', ['run', '--silent', 'watch:rules']);
if (built) await testWithDatabase(linted);
await linted;

console.log('\n== Counts');
for (const project of workspaces()) count(project);
if (counts.passed === 0) failures.push('no test ran');
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(failures.length + counts.failed > 0 ? 1 : 0);
