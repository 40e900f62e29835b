import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildWorkspace } from './build-workspace.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const launcher = new URL('../local/dist/postgres/shared-postgres.js', import.meta.url);

/**
 * jest's global set-up: provides a Postgres in TEST_DATABASE_URL (superuser). A given URL is used. Otherwise all jest
 * processes of this checkout share one server; the last process stops it when it exits.
 */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  if (!existsSync(launcher)) buildWorkspace('@salon/local', 'The database launcher could not be built');
  const { sharePostgres } = await import(launcher.href);
  const { url, release } = await sharePostgres(`${root}.data/test-postgres`);
  process.env.TEST_DATABASE_URL = url;
  process.once('exit', release);
}
