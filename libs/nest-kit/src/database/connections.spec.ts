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
  // The same database by two addresses; what a pooler refuses is not sent to the first.
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
      `SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle`,
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
  const counted = (most: number, taken: number) => async () => [{ most, taken }];

  it('are those of its pool, its queue and its listener; a pooler has those of the pool', () => {
    expect([connectionsOf(20, false), connectionsOf(20, true)]).toEqual([30, 10]);
  });

  it('are had by Postgres, by its own account', async () => {
    await checkConnections((statement) => db.query(statement), 1, logger);
    expect(lines).toEqual([]);
  });

  it.each([
    ['fit in', counted(97, 60), 0],
    ['may not be had beside the others', counted(97, 70), 1],
  ])('%s', async (_, query, warnings) => {
    lines.length = 0;
    await checkConnections(query, 30, logger);
    expect(lines).toHaveLength(warnings);
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
