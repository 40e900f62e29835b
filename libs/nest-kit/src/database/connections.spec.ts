import { randomBytes } from 'node:crypto';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { checkConnections, connectionsOf, isPooled } from './connections.js';
import { createLogger, openDatabase, prepared } from '../index.js';

/** Longer than a statement of a call may take. */
class Slow1 implements MigrationInterface {
  name = 'Slow1763000000000';
  async up(db: QueryRunner) {
    await db.query('SELECT pg_sleep(3.5)');
  }
  async down() {}
}

let url: string;
let db: DataSource;

beforeAll(async () => {
  url = await testDatabaseUrl();
  // The same database by two URLs; nothing that a pooler refuses is sent to the first.
  const options = {
    url: `${url}?application_name=pooler`,
    directUrl: url,
    schema: 'sample',
    entities: [],
    poolSize: 2,
  };
  await (await openDatabase({ ...options, migrations: [] })).destroy();
  db = await openDatabase({ ...options, migrations: [Slow1] });
});
afterAll(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

const KEPT = prepared('SELECT 1 AS one');

describe('behind a pooler of transactions', () => {
  it('every later session of the role has the time-outs of a call', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('statement_timeout') AS statement,
         current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    await client.end();
    expect(rows).toEqual([{ statement: '3s', idle: '10s' }]);
  });

  it('a migration may take longer', async () => {
    expect(await db.query('SELECT count(*)::int AS count FROM sample.migration')).toEqual([{ count: 1 }]);
  });

  it('no statement is kept by a connection, for the next one may be another', async () => {
    await db.query(KEPT);
    expect(await db.query('SELECT name FROM pg_prepared_statements')).toEqual([]);
  });
});

describe('the connections of a process', () => {
  const lines: string[] = [];
  const logger = createLogger('sample', 'info', { write: (line) => lines.push(line) });
  const counted = (most: number, inUse: number) => async () => [{ most, inUse }];

  it.each([
    ['booking, which listens for live changes', 20, 1, [30, 10]],
    ['account', 10, 0, [19, 9]],
    ['catalog', 8, 0, [17, 9]],
  ])('of %s are those of docs/deploy.md, without and with a pooler', (_, poolSize, listeners, expected) => {
    expect([false, true].map((pooled) => connectionsOf(poolSize, pooled, listeners))).toEqual(expected);
  });

  it('are had by Postgres, by its own account', async () => {
    await checkConnections((statement) => db.query(statement), 1, logger);
    expect(lines).toEqual([]);
  });

  it.each([
    ['fit in', 67, []],
    ['may not be had beside the others', 68, [{ needed: 30, inUse: 68, most: 97 }]],
  ])('%s', async (_, inUse, warnings) => {
    lines.length = 0;
    await checkConnections(counted(97, inUse), 30, logger);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      warnings.map((fields) => expect.objectContaining({ ...fields, level: 40 })),
    );
  });

  it('are compared with those of all roles and databases, whoever asks', async () => {
    const role = `reader_${randomBytes(4).toString('hex')}`;
    await db.query(`CREATE ROLE ${role} LOGIN PASSWORD 'reader'`);
    const reader = new pg.Client({ connectionString: url.replace(/\/\/[^@]*@/, `//${role}:reader@`) });
    const others = [1, 2, 3].map(() => new pg.Client({ connectionString: url }));
    await Promise.all([reader, ...others].map((client) => client.connect()));
    const [{ most }] = await db.query<[{ most: number }]>(
      `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most`,
    );
    lines.length = 0;
    await checkConnections(async (statement) => (await reader.query<object>(statement)).rows, most, logger);
    expect((JSON.parse(lines[0] ?? '') as { inUse: number }).inUse).toBeGreaterThanOrEqual(others.length);
    await Promise.all([reader, ...others].map((client) => client.end()));
    await db.query(`DROP ROLE ${role}`);
  });

  it('are more than Postgres takes: the process does not start', async () => {
    await expect(checkConnections(counted(20, 1), 30, logger)).rejects.toThrow('30 connections and Postgres takes 20');
  });

  it.each([
    ['postgres://a@db/salon', undefined, false],
    ['postgres://a@db/salon', '', false],
    ['postgres://a@db/salon', 'postgres://a@db/salon', false],
    ['postgres://a@pooler/salon', 'postgres://a@db/salon', true],
  ])('of %s beside %s are pooled: %s', (address, direct, expected) => expect(isPooled(address, direct)).toBe(expected));
});
