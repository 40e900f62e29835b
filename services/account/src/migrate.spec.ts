import { dropTestDatabase, runMigrations, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';
import { database } from './data-source.js';

const SERVICE = new URL('..', import.meta.url);

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
  expect([rows, queue.rowCount]).toEqual([[{ made: database(url, 1).migrations.length }], 0]);
});
