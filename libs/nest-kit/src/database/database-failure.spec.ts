import { Controller, Get, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sentenceOf } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';
import { createLogger, createServer, DatabaseModule, Public } from '../index.js';

let failWith: () => unknown;

@Controller()
@Public()
class SampleController {
  constructor(private readonly db: DataSource) {}

  @Get('fail') fail() {
    return failWith();
  }
  @Get('sleep') sleep() {
    return this.db.query('SELECT pg_sleep(4)');
  }
}

const lines: string[] = [];
let url: string;
let app: NestFastifyApplication;
let db: DataSource;

beforeAll(async () => {
  url = await testDatabaseUrl();

  @Module({
    imports: [DatabaseModule.forRoot({ url, schema: 'sample', entities: [], migrations: [], poolSize: 2 })],
    controllers: [SampleController],
  })
  class SampleModule {}

  const log = createLogger('sample', 'info', { write: (line) => lines.push(line) });
  app = await createServer(SampleModule, { name: 'sample', port: 0 }, log);
  await app.init();
  db = app.get(DataSource);
});
afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
});
beforeEach(() => {
  lines.length = 0;
});

const call = (path: string) => app.inject({ url: path, headers: { 'x-request-id': 'request-12345' } });
const causes = (): { level: number; err: { stack: string; cause?: { code: string } } }[] =>
  lines.map((line) => JSON.parse(line)).filter(({ msg, requestId }) => msg !== 'responded' && requestId);

/** As Postgres raises it. */
const raise = (state: string) => () => db.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`);

it.each<[string, () => unknown]>([
  ['57P01 is shut down', raise('57P01')],
  ['57P02 has crashed', raise('57P02')],
  ['57P03 is starting', raise('57P03')],
  ['53300 has too many connections', raise('53300')],
  ['53100 has a full disk', raise('53100')],
  ['57014 cancels the statement', raise('57014')],
  [
    '25006 is read-only',
    () =>
      db.transaction(async (tx) => {
        await tx.query('SET TRANSACTION READ ONLY');
        await tx.query('CREATE TABLE sample.x (id int)');
      }),
  ],
  ['08006 has lost the connection', raise('08006')],
  ['40P01 meets a deadlock', raise('40P01')],
  ['ends the connection', () => db.query('SELECT pg_terminate_backend(pg_backend_pid())')],
  [
    'ends the connection between two statements',
    () =>
      db.transaction(async (tx) => {
        const [{ pid }] = await tx.query('SELECT pg_backend_pid() AS pid');
        await db.query('SELECT pg_terminate_backend($1)', [pid]);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await tx.query('SELECT 1');
      }),
  ],
  [
    'ECONNREFUSED is not there',
    () => new DataSource({ type: 'postgres', url: 'postgres://salon@127.0.0.1:1/salon' }).initialize(),
  ],
])('R5 a call whose database %s is answered with 503, and its cause is logged once', async (_story, fail) => {
  failWith = fail;
  const reply = await call('/fail');
  expect([reply.statusCode, reply.headers['retry-after'], sentenceOf(reply.json())]).toEqual([
    503,
    '2',
    'Server error. Please try again later',
  ]);
  expect(causes()).toEqual([
    expect.objectContaining({
      level: 50,
      reason: 'DATABASE_DOWN',
      requestId: 'request-12345',
      err: expect.objectContaining({ cause: expect.objectContaining({ stack: expect.stringMatching(/\n\s+at /) }) }),
    }),
  ]);
});

it('R5 a call that gets no connection in time is answered with 503', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => call('/sleep')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array<number>(6).fill(503));
  expect(lines.join('')).toContain('timeout exceeded when trying to connect');
});

it('a statement that is wrong is a bug: 500, and logged as one', async () => {
  failWith = () => db.query('SELECT nowhere');
  expect((await call('/fail')).statusCode).toBe(500);
  expect(causes()).toEqual([expect.objectContaining({ level: 50, msg: 'unexpected error' })]);
});

it.each<[string, DomainError, object[]]>([
  [
    'with its cause and its stack',
    new DomainError('unavailable', 'NOTICE_NOT_STORED', 'm', { cause: new TypeError('x is not a function') }),
    [
      expect.objectContaining({
        level: 50,
        reason: 'NOTICE_NOT_STORED',
        requestId: 'request-12345',
        err: expect.objectContaining({
          cause: expect.objectContaining({ type: 'TypeError', stack: expect.stringContaining('.spec.') }),
        }),
      }),
    ],
  ],
  [
    'that came from elsewhere without its cause',
    new DomainError('unavailable', 'CATALOG_DOWN', 'm'),
    [expect.objectContaining({ level: 40, reason: 'CATALOG_DOWN' })],
  ],
  ['that is no fault of ours not at all', new DomainError('conflict', 'TAKEN', 'm', { cause: new Error('23P01') }), []],
])('logs a refusal %s', async (_story, error, expected) => {
  failWith = () => {
    throw error;
  };
  await call('/fail');
  expect(causes()).toEqual(expected);
});
