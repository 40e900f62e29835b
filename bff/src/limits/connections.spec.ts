import { type AddressInfo, connect, createServer } from 'node:net';
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

it('a BFF names no statement that counts: behind a pooler the next one may be on another connection', async () => {
  const names: (string | undefined)[] = [];
  const pooler = createServer((client) => {
    const postgres = connect(Number(new URL(databaseUrl).port), '127.0.0.1');
    client.on('data', (data) => {
      // "Parse" of Postgres's protocol: P, its length, the name, the statement.
      for (const [, name] of data.toString('latin1').matchAll(/P.{4}([^\0]*)\0\s*INSERT INTO/gs)) names.push(name);
    });
    for (const each of [client, postgres]) each.on('error', () => undefined);
    client.pipe(postgres).pipe(client);
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const pooled = new URL(databaseUrl);
  pooled.hostname = '127.0.0.1';
  pooled.port = String((pooler.address() as AddressInfo).port);
  const bff = await startBff({ databaseUrl: pooled.href, directDatabaseUrl: databaseUrl });
  const email = 'nobody@example.test';
  await bff.call('POST /api/auth/forgot-password', { body: { email } });
  await bff.call('POST /api/auth/forgot-password', { body: { email } });
  await bff.close();
  pooler.close();
  expect(names).toEqual(['', '']);
});
