import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds a workspace by itself, for jest's global set-up. @throws Error with `sentence` when it fails */
export function buildWorkspace(name, sentence) {
  const { status } = spawnSync('npm', ['run', 'build', '-w', name], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${sentence}: npm run build -w ${name}`);
}
