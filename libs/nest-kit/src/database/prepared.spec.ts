import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import type { DataSource, QueryRunner } from 'typeorm';
import { openDatabase, prepared } from '../index.js';

let url: string;
let db: DataSource;
/** One connection. */
let line: QueryRunner;

beforeAll(async () => {
  url = await testDatabaseUrl();
  db = await openDatabase({ url, schema: 'sample', entities: [], migrations: [], poolSize: 2 });
  line = db.createQueryRunner();
});
afterAll(async () => {
  await line.release();
  await db.destroy();
  await dropTestDatabase(url);
});

const kept = async (): Promise<string[]> =>
  ((await line.query('SELECT statement FROM pg_prepared_statements')) as { statement: string }[]).map(
    ({ statement }) => statement,
  );

it('a connection keeps what is marked and parses it once, whatever it is asked with', async () => {
  const DOUBLE = prepared('SELECT $1::int * 2 AS doubled');
  expect([await line.query(DOUBLE, [2]), await line.query(DOUBLE, [21])]).toEqual([
    [{ doubled: 4 }],
    [{ doubled: 42 }],
  ]);
  expect(await kept()).toEqual([DOUBLE]);
});

it('keeps nothing else', async () => {
  await line.query('SELECT $1::int * 3 AS tripled', [2]);
  expect((await kept()).some((statement) => statement.includes('tripled'))).toBe(false);
});

it('a marked statement works inside a transaction, and after one that failed', async () => {
  const HALF = prepared('SELECT 84 / $1::int AS half');
  await expect(line.manager.transaction((tx) => tx.query(HALF, [0]))).rejects.toThrow('division by zero');
  expect(await line.manager.transaction((tx) => tx.query(HALF, [2]))).toEqual([{ half: 42 }]);
});
