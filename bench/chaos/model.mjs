// The booking service beside a small model of it, two thousand times thirty acts, and three people at once five hundred times.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the specs of the model with the whole count; they bring their own Postgres. */
export async function model({ seed, share }) {
  const child = spawn(process.execPath, [file('../../infra/jest.mjs'), 'testing/model', 'testing/interleaving'], {
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
