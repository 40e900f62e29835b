import { Injectable, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dropTestDatabase, eventually, givenUpJob, makeJobsDue, testDatabaseUrl } from '@salon/testing';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  createLogger,
  createServer,
  DatabaseModule,
  Job,
  type JobHandler,
  JobsModule,
  migrateJobs,
  openDatabase,
  Outbox,
} from '../index.js';

class Fact1 implements MigrationInterface {
  name = 'Fact1763000000000';
  async up(db: QueryRunner) {
    await db.query('CREATE TABLE sample.fact (id int PRIMARY KEY)');
  }
  async down(db: QueryRunner) {
    await db.query('DROP TABLE sample.fact');
  }
}

const ran: number[] = [];
let failures = 0;

@Job('tell')
@Injectable()
class TellJob implements JobHandler<{ id: number }> {
  async run({ id }: { id: number }): Promise<void> {
    if (id === 99 && failures === 0) {
      failures += 1;
      throw new Error('the line is down');
    }
    ran.push(id);
  }
}

@Job('post', 'mail')
@Injectable()
class PostJob implements JobHandler<{ id: number }> {
  async run({ id }: { id: number }): Promise<void> {
    ran.push(id);
  }
}

let url: string;
let app: NestFastifyApplication;
let db: DataSource;
let outbox: Outbox;

beforeAll(async () => {
  url = await testDatabaseUrl();

  @Module({
    imports: [
      DatabaseModule.forRoot({ url, schema: 'sample', entities: [], migrations: [Fact1] }),
      JobsModule.forRoot({ url, schema: 'sample_jobs' }),
    ],
    providers: [TellJob, PostJob],
  })
  class SampleModule {}

  app = await createServer(SampleModule, { name: 'sample', port: 0 }, createLogger('sample', 'silent'));
  await app.init();
  db = app.get(DataSource);
  outbox = app.get(Outbox);
});
afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
  // The library sets this when another queue of the same database is migrated: it expects the process to end with its
  // workers.
  process.exitCode = undefined;
});

it('runs the job of a fact that was committed', async () => {
  await db.transaction(async (tx) => {
    await tx.query('INSERT INTO sample.fact VALUES (1)');
    await outbox.add(tx, 'tell', { id: 1 });
  });
  await eventually(() => ran.includes(1));
});

it('knows no job of a fact that was rolled back', async () => {
  await expect(
    db.transaction(async (tx) => {
      await outbox.add(tx, 'tell', { id: 2 });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await db.transaction((tx) => outbox.add(tx, 'tell', { id: 3 }));
  await eventually(() => ran.includes(3));
  expect(ran).not.toContain(2);
});

it('replaces a waiting job of the same key, and drops it', async () => {
  const later = new Date('2100-01-01T00:00:00Z');
  const waiting = async (): Promise<unknown[]> =>
    db.query(`SELECT payload->>'id' AS id FROM sample_jobs._private_jobs WHERE key = 'release 7'`);
  await db.transaction((tx) => outbox.add(tx, 'tell', { id: 7 }, { runAt: later, jobKey: 'release 7' }));
  await db.transaction((tx) => outbox.add(tx, 'tell', { id: 8 }, { runAt: later, jobKey: 'release 7' }));
  expect(await waiting()).toEqual([{ id: '8' }]);
  await db.transaction((tx) => outbox.cancel(tx, 'release 7'));
  expect(await waiting()).toEqual([]);
});

it('tries a job 25 times unless another number is given', async () => {
  const runAt = new Date('2100-01-01T00:00:00Z');
  await db.transaction(async (tx) => {
    await outbox.add(tx, 'tell', { id: 20 }, { runAt, jobKey: 'often' });
    await outbox.add(tx, 'tell', { id: 21 }, { runAt, jobKey: 'thrice', maxAttempts: 3 });
  });
  expect(
    await db.query(
      `SELECT key, max_attempts AS most FROM sample_jobs.jobs WHERE key IN ('often', 'thrice') ORDER BY key`,
    ),
  ).toEqual([
    { key: 'often', most: 25 },
    { key: 'thrice', most: 3 },
  ]);
});

it('keeps a job for later whose task no queue has heard of yet', async () => {
  await db.transaction((tx) => outbox.add(tx, 'unheard-of', { id: 22 }, { runAt: new Date('2100-01-01T00:00:00Z') }));
  expect(
    await db.query(`SELECT count(*)::int AS count FROM sample_jobs._private_jobs WHERE payload->>'id' = '22'`),
  ).toEqual([{ count: 1 }]);
});

it('tries again after a failure', async () => {
  await db.transaction((tx) => outbox.add(tx, 'tell', { id: 99 }));
  await eventually(() => failures === 1);
  await makeJobsDue(db, 'sample_jobs');
  await eventually(() => ran.includes(99));
});

it('goes on after the queue of another service in the same database was migrated', async () => {
  await migrateJobs(url, 'other_jobs');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await db.transaction((tx) => outbox.add(tx, 'tell', { id: 40 }));
  await eventually(() => ran.includes(40));
});

it('R4 takes up what a killed process had in hand for a minute, a mail for four, and nothing earlier', async () => {
  const later = new Date('2100-01-01T00:00:00Z');
  for (const [id, task, age] of [
    [50, 'tell', '61 seconds'],
    [51, 'tell', '30 seconds'],
    [52, 'post', '241 seconds'],
    [53, 'post', '200 seconds'],
  ] as const) {
    await db.transaction((tx) => outbox.add(tx, task, { id }, { runAt: later }));
    await db.query(
      `UPDATE sample_jobs._private_jobs
       SET run_at = '2000-01-01', locked_by = 'killed ' || $1, locked_at = now() - $2::interval, attempts = 1
       WHERE payload->>'id' = $1`,
      [String(id), age],
    );
  }
  await eventually(() => ran.includes(50) && ran.includes(52));
  const inHand = `SELECT locked_by FROM sample_jobs._private_jobs WHERE payload->>'id' IN ('51', '53') ORDER BY 1`;
  expect(await db.query(inHand)).toEqual([{ locked_by: 'killed 51' }, { locked_by: 'killed 53' }]);
});

it('T64 deletes a given-up job after ninety days', async () => {
  const [old, young] = [
    await givenUpJob(db, 'sample_jobs', 'tell', 'old'),
    await givenUpJob(db, 'sample_jobs', 'tell', 'young'),
  ];
  await db.query(
    `UPDATE sample_jobs._private_jobs SET run_at = now() - age, updated_at = now() - age
     FROM (VALUES ($1::bigint, interval '90 days 1 minute'), ($2, interval '89 days')) given (job, age) WHERE id = job`,
    [old, young],
  );
  const left = () => db.query<{ id: string }[]>('SELECT id FROM sample_jobs.jobs WHERE id = ANY ($1)', [[old, young]]);
  expect(await eventually(left, (jobs) => jobs.length < 2)).toEqual([{ id: young }]);
});

it('lets ten processes bring the schema up to date at once', async () => {
  const fresh = await testDatabaseUrl();
  const opened = await Promise.all(
    Array.from({ length: 10 }, () =>
      openDatabase({ url: fresh, schema: 'sample', entities: [], migrations: [Fact1], poolSize: 2 }),
    ),
  );
  const [{ count }] = await (opened[0] as DataSource).query('SELECT count(*)::int AS count FROM sample.migration');
  expect(count).toBe(1);
  await Promise.all(opened.map((each) => each.destroy()));
  await dropTestDatabase(fresh);
});

it('ends a statement after three seconds', async () => {
  await expect(db.query('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout');
});
