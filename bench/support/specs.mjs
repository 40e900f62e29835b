import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Runs the specs of the booking service whose path matches `files`, at this share of their full counts; they start
 * their own Postgres. `title`: only the tests whose name contains it.
 * @returns how many tests passed and failed; `isPassed` is false when no test ran, too
 */
export async function runSpecs({ files, title = '', seed, share }) {
  const project = root('services/booking');
  const child = spawn(process.execPath, [root('infra/jest.mjs'), files, '--testNamePattern', title], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, CHAOS_SHARE: String(share), CHAOS_SEED: String(seed) },
  });
  const end = () => child.kill();
  process.once('exit', end);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  process.off('exit', end);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
    readFileSync(`${project}/test-result.json`, 'utf8'),
  );
  return { passed, failed, isPassed: code === 0 && passed > 0 };
}
