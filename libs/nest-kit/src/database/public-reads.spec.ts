import { setTimeout as sleep } from 'node:timers/promises';
import { type DynamicModule, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dropTestDatabase, eventually, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { createLogger, createServer, DatabaseModule, PublicReads, PublicReadsModule } from '../index.js';

@Module({})
class SampleModule {}

const withReplica = (url: string): DynamicModule => ({
  module: SampleModule,
  imports: [
    DatabaseModule.forRoot({ url: primary, schema: 'sample', entities: [], migrations: [], poolSize: 2 }),
    PublicReadsModule.forRoot({ url, poolSize: 2 }),
  ],
});

/** The replica's own menu shows which database responded. */
const MENU = (name: string) => `CREATE TABLE public.menu AS SELECT '${name}' AS "by", 0 AS version`;
/** A replica that has replayed its primary's log up to the position in its table. */
const STANDBY = `
  CREATE SCHEMA standby;
  CREATE TABLE standby.replayed AS SELECT 'FFFFFFFF/0'::pg_lsn AS until;
  CREATE FUNCTION standby.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
  CREATE FUNCTION standby.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS 'SELECT until FROM standby.replayed'`;
const ASK = 'SELECT "by", version FROM public.menu';

let primary: string;
let replica: string;
let app: NestFastifyApplication | undefined;
let lines: string[];

/** An administrator's statement, on a separate connection. */
async function administrate(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function start(url: string): Promise<void> {
  const logger = createLogger('sample', 'debug', { write: (line) => lines.push(line) });
  app = await createServer(withReplica(url), { name: 'sample', port: 0 }, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
}
const running = (): NestFastifyApplication => app as NestFastifyApplication;
const read = async () => (await running().get(PublicReads).query<[{ by: string; version: number }]>(ASK))[0];
const readBy = async (): Promise<string> => (await read()).by;
const health = async () => (await running().inject({ url: '/health/ready' })).json();
const said = (text: string): string[] => lines.filter((line) => line.includes(text));

const untilReadBy = (name: string) => eventually(async () => (await readBy()) === name);

beforeEach(async () => {
  lines = [];
  [primary, replica] = [await testDatabaseUrl(), await testDatabaseUrl()];
  await administrate(primary, 'CREATE SCHEMA sample', MENU('primary'));
  await administrate(replica, MENU('replica'), STANDBY);
  await administrate(primary, `ALTER DATABASE ${nameOf(replica)} SET search_path = standby, pg_catalog, public`);
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await dropTestDatabase(primary);
  await dropTestDatabase(replica);
});

it('public reads come from the replica, all others from the primary', async () => {
  await start(replica);
  await untilReadBy('replica');
  expect((await running().get(DataSource).query(ASK))[0].by).toBe('primary');
  expect(await health()).toEqual({ status: 'ok', checks: { database: 'ok', replica: 'ok' } });
  const metrics = (await running().inject({ url: '/metrics' })).payload;
  expect(metrics).toMatch(/^public_reads_total\{database="replica"\} [1-9]/m);
  expect(metrics).toMatch(/^db_pool_connections\{pool="replica",state="idle"\} [1-9]/m);
});

it('what a process has committed, its next read sees', async () => {
  await start(replica);
  for (let version = 1; version <= 2; version += 1) {
    await untilReadBy('replica');
    await running()
      .get(DataSource)
      .transaction((tx) => tx.query('UPDATE public.menu SET version = $1', [version]));
    expect(await read()).toEqual({ by: 'primary', version });
  }
});

const replayed = (until: string) => administrate(replica, `UPDATE standby.replayed SET until = '${until}'`);
const allow = (isAllowed: boolean) =>
  administrate(
    primary,
    `ALTER DATABASE ${nameOf(replica)} ALLOW_CONNECTIONS ${String(isAllowed)}`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(replica)}'`,
  );

describe.each([
  { fault: 'is down', lose: () => allow(false), repair: () => allow(true) },
  { fault: 'no longer follows', lose: () => replayed('0/1'), repair: () => replayed('FFFFFFFF/0') },
])('a replica that $fault', ({ lose, repair }) => {
  it('refuses nobody: the primary serves, one warning is logged, health names it, and it is used again', async () => {
    await start(replica);
    await untilReadBy('replica');
    await lose();
    await eventually(async () => {
      await readBy(); // No read fails.
      return (await health()).checks.replica !== 'ok';
    });
    expect(await health()).toMatchObject({ status: 'ok', checks: { database: 'ok' } });
    expect([await readBy(), await readBy()]).toEqual(['primary', 'primary']);
    await sleep(1_000);
    expect(said('public reads go to the primary')).toHaveLength(1);
    await repair();
    await untilReadBy('replica'); // Up to one statement at the primary before health says so.
    await eventually(async () => (await health()).checks.replica === 'ok');
    expect(said('again')).toHaveLength(1);
  });
});

it('a read that the replica does not finish within a second is finished by the primary', async () => {
  await start(replica);
  await untilReadBy('replica');
  const locking = new pg.Client({ connectionString: replica });
  await locking.connect();
  await locking.query('BEGIN; LOCK TABLE public.menu');
  expect(await readBy()).toBe('primary');
  expect(said('read of the replica failed')).toHaveLength(1);
  const began = performance.now();
  expect(await readBy()).toBe('primary');
  expect(performance.now() - began).toBeLessThan(500);
  await locking.end();
});

it('a process starts without its replica, and without one configured', async () => {
  await start('postgres://nobody@127.0.0.1:1/nowhere');
  expect(await readBy()).toBe('primary');
  await eventually(async () => (await health()).checks.replica !== 'ok');
  await running().close();
  await start('');
  expect([await readBy(), await health()]).toEqual(['primary', { status: 'ok', checks: { database: 'ok' } }]);
});
