import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import { Client } from 'pg';
import { startBff } from '../testing/start-bff.js';

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await testDatabaseUrl();
});
afterEach(() => dropTestDatabase(databaseUrl));

/** Fakes Postgres's connection statistics in this database from now on. */
async function plant(connections: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`CREATE SCHEMA planted`);
  await client.query(`CREATE VIEW planted.pg_stat_database AS SELECT ${connections}::bigint AS numbackends`);
  await client.query(`
    DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET search_path = planted, pg_catalog, public', current_database());
    END $$`);
  await client.end();
}

/** The connection warnings that a starting BFF logs. */
async function warnings(direct?: string): Promise<object[]> {
  const lines: string[] = [];
  const bff = await startBff({
    databaseUrl: direct === undefined ? databaseUrl : `${databaseUrl}?application_name=pooler`,
    directDatabaseUrl: direct,
    log: { write: (line) => lines.push(line) },
  });
  expect((await bff.call('GET /api/health/live')).status).toBe(200);
  await bff.close();
  return lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 40);
}

it('a BFF whose connections fit says nothing', async () => {
  await plant(2);
  expect(await warnings()).toEqual([]);
});

it('a BFF that finds fewer connections free than it needs warns once, and runs', async () => {
  await plant(100_000);
  expect(await warnings()).toEqual([
    expect.objectContaining({
      level: 40,
      needed: 4,
      inUse: 99_999,
      msg: 'Postgres may run out of connections: see docs/deploy.md, Connections',
    }),
  ]);
});

it('a BFF behind a pooler needs none of them', async () => {
  await plant(100_000);
  expect(await warnings(databaseUrl)).toEqual([]);
});
