import { Injectable, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ActionEntry, JobQueue, RetryRequest } from '@salon/contracts';
import { dropTestDatabase, eventually, testDatabaseUrl } from '@salon/testing';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  actionFilterOf,
  type Caller,
  createLogger,
  createServer,
  DatabaseModule,
  PermanentJobError,
  Job,
  type JobHandler,
  JobsModule,
  Outbox,
} from '../index.js';
import { OpsModule, retryActions } from './index.js';
import { OpsQueries } from './ops.queries.js';
import { RetryJobs } from './retry-jobs.js';

class JobRetry1 implements MigrationInterface {
  name = 'JobRetry1763000000000';
  async up(db: QueryRunner) {
    await db.query(`CREATE TABLE sample.job_retry ("id" uuid PRIMARY KEY, "kind" text, "task" text, "adminId" uuid,
      "adminName" text, "before" jsonb, "after" jsonb, "at" timestamptz, "undoneAt" timestamptz)`);
  }
  async down(db: QueryRunner) {
    await db.query('DROP TABLE sample.job_retry');
  }
}

/** Why the jobs fail; null once they can succeed. */
let trouble: Error | null = null;
const ran: string[] = [];

class Saying implements JobHandler<{ name: string }> {
  async run({ name }: { name: string }): Promise<void> {
    if (trouble) throw trouble;
    ran.push(name);
  }
}

@Job('say')
@Injectable()
class SayJob extends Saying {}

@Job('whisper')
@Injectable()
class WhisperJob extends Saying {}

const owner: Caller = {
  id: '11111111-1111-4111-8111-111111111111',
  role: 'admin',
  permissions: ['ops'],
  name: 'Nadeesha',
  email: 'owner@example.test',
  phone: null,
  verified: true,
  sid: '22222222-2222-4222-8222-222222222222',
};
const second: Caller = { ...owner, id: '33333333-3333-4333-8333-333333333333', name: 'Ruwan' };

let url: string;
let app: NestFastifyApplication;
let db: DataSource;

beforeAll(async () => {
  url = await testDatabaseUrl();
  @Module({
    imports: [
      DatabaseModule.forRoot({ url, schema: 'sample', entities: [], migrations: [JobRetry1] }),
      JobsModule.forRoot({ url, schema: 'sample_jobs' }),
      OpsModule.forRoot({ service: 'sample', version: '0123abc' }),
    ],
    providers: [SayJob, WhisperJob],
  })
  class SampleModule {}
  app = await createServer(SampleModule, { name: 'sample', port: 0 }, createLogger('sample', 'silent'));
  await app.init();
  db = app.get(DataSource);
});
beforeEach(() => {
  trouble = null;
  ran.length = 0;
});
afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
  // The library sets this when another queue of the same database is migrated: it expects the process to end with its
  // workers.
  process.exitCode = undefined;
});

async function queue(): Promise<JobQueue> {
  const { queue: found } = await app.get(OpsQueries).state();
  if (!found) throw new Error('the queue was not read');
  return found;
}
const retry = (request: Partial<RetryRequest>, admin = owner) => app.get(RetryJobs).run(admin, request);
const add = (task: string, name: string, maxAttempts?: number) =>
  app.get(Outbox).add(db.manager, task, { name }, maxAttempts === undefined ? {} : { maxAttempts });

/** Jobs whose only try fails, once all are given up. */
async function failed(task: string, names: readonly string[], error: Error = new Error('the line is down')) {
  trouble = error;
  const dead = (found: JobQueue) => found.dead.filter((each) => each.task === task);
  const before = dead(await queue()).length;
  for (const name of names) await add(task, name, 1);
  const listed = before + names.length;
  // The counts and the list are two statements: a job can be given up between them.
  const counted = (found: JobQueue) => found.tasks.find((each) => each.task === task)?.dead;
  const found = await eventually(queue, (each) => dead(each).length === listed && counted(each) === listed);
  trouble = null;
  return { asOf: found.asOf, dead: dead(found), tasks: found.tasks };
}
const allRan = (names: readonly string[]) =>
  eventually(
    async () => [...ran].sort(),
    (found) => found.length === names.length,
  );
const actions = (): Promise<ActionEntry[]> => retryActions(db, 'sample', actionFilterOf({}));

it('says which revision runs since when, and counts what is due, later and given up', async () => {
  const state = await app.get(OpsQueries).state();
  expect(state.version).toBe('0123abc');
  expect(Number.isNaN(Date.parse(state.startedAt))).toBe(false);
  await app.get(Outbox).add(db.manager, 'say', { name: 'later' }, { runAt: new Date('2100-01-01'), jobKey: 'later' });
  const { tasks } = await failed('say', ['a']);
  expect(tasks).toEqual([{ task: 'say', due: 0, later: 1, dead: 1, failing: 0, oldestSeconds: 0 }]);
  await app.get(Outbox).cancel(db.manager, 'later');
  await retry({ task: 'say', asOf: (await queue()).asOf });
  expect(await allRan(['a'])).toEqual(['a']);
});

it('lists a given-up job with its error, without whom it was about, and runs it again with all its tries', async () => {
  const started = Date.now();
  const { asOf, dead } = await failed('say', ['b'], new Error('no mailbox <nimali@example.test>'));
  const [job] = dead;
  expect(job).toMatchObject({ task: 'say', tries: 1, retries: 0, error: 'no mailbox <[hidden]>' });
  expect(job?.firstGivenUpAt).toBe(job?.givenUpAt);
  expect(Math.abs(Date.parse(job?.givenUpAt ?? '') - started)).toBeLessThan(10_000);
  expect(await retry({ task: 'say', job: job?._id ?? '', asOf })).toEqual({ retried: 1 });
  expect(await allRan(['b'])).toEqual(['b']);
  await eventually(queue, (found) => found.tasks.length === 0);
});

it('a job that is given up again keeps when that was the first time, and how often it was tried again', async () => {
  const first = await failed('say', ['c']);
  trouble = new Error('still down');
  await retry({ task: 'say', asOf: first.asOf });
  const found = await eventually(queue, ({ dead }) => dead[0]?.error === 'still down');
  expect(found.dead).toEqual([
    { ...first.dead[0], givenUpAt: found.dead[0]?.givenUpAt, retries: 1, error: 'still down' },
  ]);
  expect(Date.parse(found.dead[0]?.givenUpAt ?? '')).toBeGreaterThan(Date.parse(first.dead[0]?.givenUpAt ?? ''));
  trouble = null;
  await retry({ task: 'say', asOf: found.asOf });
  expect(await allRan(['c'])).toEqual(['c']);
});

it('a job that no repetition can help is listed from the moment it was given up', async () => {
  trouble = new PermanentJobError('refused for good');
  const started = Date.now();
  await add('say', 'd');
  const { asOf, dead } = await eventually(queue, (found) => found.dead.length === 1);
  expect(dead[0]).toMatchObject({ error: 'refused for good', tries: 25 });
  expect(Math.abs(Date.parse(dead[0]?.givenUpAt ?? '') - started)).toBeLessThan(10_000);
  trouble = null;
  await retry({ task: 'say', asOf });
  expect(await allRan(['d'])).toEqual(['d']);
});

it('of two owners who press at once one is followed, and each job runs once', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `e${at}`);
  const { asOf } = await failed('say', names);
  const both = await Promise.allSettled([retry({ task: 'say', asOf }), retry({ task: 'say', asOf }, second)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject({
    kind: 'conflict',
    code: 'JOBS_NOT_DEAD',
  });
  await eventually(queue, (found) => found.tasks.length === 0);
  expect([...ran].sort()).toEqual([...names].sort());
});

it('runs all of one task and leaves the others, and what was given up after it was looked at', async () => {
  const { asOf } = await failed('say', ['f']);
  await failed('whisper', ['g']);
  await failed('say', ['h']);
  expect(await retry({ task: 'say', asOf })).toEqual({ retried: 1 });
  expect(await allRan(['f'])).toEqual(['f']);
  const left = await queue();
  expect(left.dead.map(({ task }) => task)).toEqual(['say', 'whisper']);
  await retry({ task: 'say', asOf: left.asOf });
  await retry({ task: 'whisper', asOf: left.asOf });
  expect(await allRan(['f', 'g', 'h'])).toEqual(['f', 'g', 'h']);
});

it('records who ran what again, and that it cannot be undone', async () => {
  const [before] = await actions();
  const { asOf } = await failed('whisper', ['i', 'j']);
  await retry({ task: 'whisper', asOf }, second);
  const [newest] = await actions();
  expect(newest?._id).not.toBe(before?._id);
  expect(newest).toMatchObject({
    area: 'site',
    kind: 'retry',
    by: { _id: second.id, name: 'Ruwan' },
    subject: { title: 'whisper, 2 jobs', visit: null },
    changes: [{ field: 'error', before: 'the line is down', after: null }],
    undoable: false,
    why: 'A job that has run again cannot be taken back.',
    undone: null,
  });
  await allRan(['i', 'j']);
});

it.each<[string, Partial<RetryRequest> | undefined]>([
  ['nothing', undefined],
  ['no task', { asOf: '2026-11-23T03:00:00Z' }],
  ['no instant', { task: 'say', asOf: 'now' }],
  ['a day that is none', { task: 'say', asOf: '2026-11-32T03:00:00Z' }],
  ['a job that is none', { task: 'say', asOf: '2026-11-23T03:00:00Z', job: '1; DROP TABLE jobs' }],
])('refuses %s', async (_what, request) => {
  await expect(app.get(RetryJobs).run(owner, request)).rejects.toMatchObject({ kind: 'invalid' });
});

it('says nothing of a queue that cannot be read, and how the process is all the same', async () => {
  await db.query('ALTER TABLE sample.job_retry RENAME TO gone');
  const state = await app.get(OpsQueries).state();
  await db.query('ALTER TABLE sample.gone RENAME TO job_retry');
  expect(state).toEqual({ version: '0123abc', startedAt: state.startedAt, queue: null });
});
