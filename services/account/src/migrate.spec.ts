import { readdirSync } from 'node:fs';
import { dropTestDatabase, runMigrations, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';

const SERVICE = new URL('..', import.meta.url);
/** Each file of this folder must be in the list of data-source.ts. */
const MIGRATIONS = new URL('./migrations', import.meta.url);

it('a process that only migrates makes the schema and its queue, and ends', async () => {
  const url = await testDatabaseUrl();
  const client = new pg.Client({ connectionString: url });
  expect(runMigrations(SERVICE, { DATABASE_URL: url })).toMatchObject({
    status: 0,
    output: expect.stringContaining('"migrated"'),
  });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS made FROM account.migration');
  const queue = await client.query('SELECT FROM account_jobs.jobs');
  await client.end();
  await dropTestDatabase(url);
  expect([rows, queue.rowCount]).toEqual([[{ made: readdirSync(MIGRATIONS).length }], 0]);
});
