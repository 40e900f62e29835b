import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Injectable, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dropTestDatabase, eventually, FaultProxy, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';
import {
  createLogger,
  createServer,
  DatabaseModule,
  Job,
  type JobHandler,
  JobsModule,
  Public,
  Outbox,
} from '../index.js';
import { setStatementTimeout } from './demoted.js';

/** Instead of four and ten seconds, and of five for a connection. */
const QUERY_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 1_200;
const POOL_SIZE = 2;

@Controller()
@Public()
class SampleController {
  constructor(private readonly db: DataSource) {}

  @Get('statement') statement() {
    return this.db.query('SELECT pg_sleep(0.05)');
  }
  @Get('transaction') transaction() {
    return this.db.transaction((tx) => tx.query('SELECT pg_sleep(0.05)'));
  }
}

const ran: number[] = [];

@Job('note')
@Injectable()
class NoteJob implements JobHandler<{ id: number }> {
  async run({ id }: { id: number }): Promise<void> {
    ran.push(id);
  }
}

let url: string;
let proxy: FaultProxy;
let app: NestFastifyApplication;
let db: DataSource;

beforeAll(async () => {
  url = await testDatabaseUrl();
  const throughProxy = new URL(url);
  proxy = new FaultProxy(Number(throughProxy.port));
  throughProxy.port = String(await proxy.start());
  throughProxy.hostname = '127.0.0.1';

  @Module({
    imports: [
      DatabaseModule.forRoot({
        url: throughProxy.href,
        directUrl: throughProxy.href,
        schema: 'sample',
        entities: [],
        migrations: [],
        poolSize: POOL_SIZE,
        queryTimeoutMs: QUERY_TIMEOUT_MS,
        connectTimeoutMs: CONNECT_TIMEOUT_MS,
      }),
      JobsModule.forRoot({ url: throughProxy.href, schema: 'sample_jobs', queryTimeoutMs: QUERY_TIMEOUT_MS }),
    ],
    controllers: [SampleController],
    providers: [NoteJob],
  })
  class SampleModule {}

  app = await createServer(SampleModule, { name: 'sample', port: 0 }, createLogger('sample', 'silent'));
  await app.init();
  db = app.get(DataSource);
});
afterAll(async () => {
  await proxy.stop(); // Before the service, which would wait for what is on the line.
  await app.close();
  await dropTestDatabase(url);
});
afterEach(() => {
  proxy.fault = 'none';
});

const call = async (path: string): Promise<number> => (await app.inject({ url: path })).statusCode;
/** More calls than the pool has connections, all of which were connected before. */
const calls = (path: string, count = POOL_SIZE + 1): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => call(path)));
/** Otherwise nothing would ever come back, so that this is as long as a busy machine may need. */
const soon = <Result>(result: Promise<Result>): Promise<Result | 'no response'> =>
  Promise.race([result, sleep(10_000, 'no response' as const, { ref: false })]);

it.each(['/statement', '/transaction'])(
  'R5 while nothing comes back from Postgres, each call (%s) gets 503; afterwards every call succeeds at once',
  async (path) => {
    expect(await calls(path)).toEqual([200, 200, 200]);
    proxy.fault = 'hang';
    expect(await soon(calls(path))).toEqual([503, 503, 503]);
    proxy.fault = 'none';
    expect(await soon(calls(path))).toEqual([200, 200, 200]);
  },
);

it('R5 jobs are done again once Postgres responds', async () => {
  proxy.fault = 'hang';
  await sleep(2 * QUERY_TIMEOUT_MS);
  proxy.fault = 'none';
  await db.transaction((tx) => app.get(Outbox).add(tx, 'note', { id: 1 }));
  await eventually(() => ran.includes(1));
});

it('a statement of an export may take longer, the next call on its connection may not', async () => {
  const runner = db.createQueryRunner();
  await runner.startTransaction();
  await setStatementTimeout(runner, 2);
  await runner.query('SELECT pg_sleep(1.2)');
  await expect(runner.query('SELECT pg_sleep(2.5)')).rejects.toMatchObject({ code: '57014' });
  await runner.rollbackTransaction();
  await runner.release();
  await expect(db.query('SELECT pg_sleep(1.2)')).rejects.toThrow('Query read timeout');
});
