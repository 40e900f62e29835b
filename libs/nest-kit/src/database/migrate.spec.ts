import { setTimeout as sleep } from 'node:timers/promises';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, openDatabase } from '../index.js';

class Visit1 implements MigrationInterface {
  name = 'Visit1763000000000';
  async up(db: QueryRunner) {
    await db.query('CREATE TABLE sample.visit (id int PRIMARY KEY, price int); INSERT INTO sample.visit VALUES (1, 5)');
  }
  async down(db: QueryRunner) {
    await db.query('DROP TABLE sample.visit');
  }
}

/** Longer than a statement of a call may take. */
class Slow2 implements MigrationInterface {
  name = 'Slow1763000001000';
  async up(db: QueryRunner) {
    await db.query('UPDATE sample.visit SET price = 6 FROM pg_sleep(3.5)');
  }
  async down() {}
}

class Column3 implements MigrationInterface {
  name = 'Column1763000002000';
  async up(db: QueryRunner) {
    await db.query('ALTER TABLE sample.visit ADD COLUMN note text');
  }
  async down() {}
}

class Index4 implements MigrationInterface {
  name = 'Index1763000003000';
  readonly transaction = false;
  async up(db: QueryRunner) {
    await createIndexConcurrently(db, 'sample.visit_by_price', 'sample.visit (price)');
  }
  async down() {}
}

let url: string;
/** A call of the current release while the next release migrates. */
let other: pg.Client;

beforeEach(async () => {
  url = await testDatabaseUrl();
  other = new pg.Client({ connectionString: url });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await dropTestDatabase(url);
});

const open = async (migrations: (new () => MigrationInterface)[]): Promise<void> => {
  const db = await openDatabase({ url, schema: 'sample', entities: [], migrations, poolSize: 2 });
  await db.destroy();
};

const rows = async (statement: string): Promise<unknown[]> => (await other.query(statement)).rows;

it('R13 a migration may take longer than a statement of a call', async () => {
  await open([Visit1, Slow2]);
  expect(await rows('SELECT price FROM sample.visit')).toEqual([{ price: 6 }]);
});

it('R13 a migration that gets no lock lets the calls behind it go on after two seconds, and is run again', async () => {
  await open([Visit1]);
  await other.query('BEGIN; SELECT FROM sample.visit');
  const migrated = open([Visit1, Column3]);
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  let slowest = 0;
  for (const end = performance.now() + 5_000; performance.now() < end; await sleep(50)) {
    const began = performance.now();
    await reader.query('SELECT count(*) FROM sample.visit');
    slowest = Math.max(slowest, performance.now() - began);
  }
  await reader.end();
  await other.query('COMMIT');
  await migrated;
  expect(slowest).toBeGreaterThan(500);
  expect(slowest).toBeLessThan(2_900);
  expect(await rows('SELECT note FROM sample.visit')).toEqual([{ note: null }]);
});

it('R13 an index is created while its table is written, and longer than a lock is waited for', async () => {
  await open([Visit1]);
  await other.query('BEGIN; UPDATE sample.visit SET price = 7');
  const migrated = open([Visit1, Index4]);
  const writer = new pg.Client({ connectionString: url, statement_timeout: 500 });
  await writer.connect();
  for (let id = 10; id < 15; id += 1) {
    await sleep(600);
    await writer.query('INSERT INTO sample.visit VALUES ($1, $1)', [id]);
  }
  await writer.end();
  await other.query('COMMIT');
  await migrated;
  expect(
    await rows(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'sample.visit_by_price'::regclass`),
  ).toEqual([{ valid: true }]);
});

it('an index that a failed migration left behind is created anew', async () => {
  await open([Visit1]);
  await other.query('INSERT INTO sample.visit VALUES (2, 5)');
  const broken = other.query('CREATE UNIQUE INDEX CONCURRENTLY visit_by_price ON sample.visit (price)');
  await expect(broken).rejects.toThrow('could not create unique index');
  await open([Visit1, Index4]);
  expect(
    await rows(
      `SELECT indisvalid AS valid, indisunique AS unique FROM pg_index
       WHERE indexrelid = 'sample.visit_by_price'::regclass`,
    ),
  ).toEqual([{ valid: true, unique: false }]);
});

it('ten processes that start together create an index one after another, and once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => open([Visit1, Index4])));
  expect(await rows('SELECT count(*)::int AS count FROM sample.migration')).toEqual([{ count: 2 }]);
});

it('a migration that is wrong is not run again, and stops the start', async () => {
  class Wrong implements MigrationInterface {
    name = 'Wrong1763000004000';
    async up(db: QueryRunner) {
      await db.query('ALTER TABLE sample.nowhere ADD COLUMN note text');
    }
    async down() {}
  }
  const began = performance.now();
  await expect(open([Visit1, Wrong])).rejects.toThrow('does not exist');
  expect(performance.now() - began).toBeLessThan(5_000);
});
