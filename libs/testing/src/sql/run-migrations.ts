import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs the built `dist/migrate.js` of a service as in production.
 * @param service `new URL('..', import.meta.url)` of a spec in `src`
 * @param environment the complete environment, with `PATH` and `NODE_ENV`
 */
export function runMigrations(
  service: URL,
  environment: Readonly<Record<string, string>>,
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('dist/migrate.js', service))], {
    // eslint-disable-next-line no-restricted-properties -- of the process that is started, not of this one
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
