import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const launcher = new URL('../local/dist/postgres/shared-postgres.js', import.meta.url);

/**
 * jest's global set-up: provides a Postgres in TEST_DATABASE_URL (superuser). A given URL is used. Otherwise all jest
 * processes of this checkout share one server; the last process stops it when it exits.
 */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  if (!existsSync(launcher)) build();
  const { sharePostgres } = await import(launcher.href);
  const { url, leave } = await sharePostgres(`${root}.data/test-postgres`);
  process.env.TEST_DATABASE_URL = url;
  process.once('exit', leave);
}

function build() {
  const { status } = spawnSync('npm', ['run', 'build', '-w', '@salon/local'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The database launcher could not be built: npm run build -w @salon/local');
}
