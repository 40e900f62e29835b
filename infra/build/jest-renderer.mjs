import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** jest's global set-up: the edge's specs start the built renderer process. */
export default function buildRenderer() {
  const { status } = spawnSync('npm', ['run', 'build', '-w', '@salon/edge'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The renderer could not be built: npm run build -w @salon/edge');
}
