// Compares the booking service with a small model: 2,000 runs of thirty actions, and 500 runs of three concurrent
// customers.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the model's specs at full scale; they start their own Postgres. */
export async function model({ seed, share }) {
  const child = spawn(process.execPath, [file('../../infra/jest.mjs'), 'testing-model/'], {
    cwd: file('../../services/booking'),
    stdio: 'inherit',
    env: { ...process.env, CHAOS_SHARE: String(share), CHAOS_SEED: String(seed) },
  });
  const end = () => child.kill();
  process.once('exit', end);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  process.off('exit', end);
  return code === 0 ? [] : ['the salon and its model part: see the acts above'];
}
