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
  OpenToAll,
  Outbox,
} from '../index.js';
import { allowSeconds } from './demoted.js';

/** Instead of four, five and ten seconds. */
const LIMITS = { queryTimeoutMs: 500, connectTimeoutMs: 600 };
const POOL_SIZE = 2;

@Controller()
@OpenToAll()
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

@Job('tell')
@Injectable()
class TellJob implements JobHandler<{ id: number }> {
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
        ...LIMITS,
      }),
      JobsModule.forRoot({ url: throughProxy.href, schema: 'sample_jobs', ...LIMITS }),
    ],
    controllers: [SampleController],
    providers: [TellJob],
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
const within = <Result>(milliseconds: number, result: Promise<Result>): Promise<Result | 'no answer'> =>
  Promise.race([result, sleep(milliseconds, 'no answer' as const, { ref: false })]);

it.each(['/statement', '/transaction'])(
  'R5 while nothing comes back from Postgres, each call (%s) is answered with 503; afterwards all are well at once',
  async (path) => {
    expect(await calls(path)).toEqual([200, 200, 200]);
    proxy.fault = 'hang';
    expect(await within(1_500, calls(path))).toEqual([503, 503, 503]);
    proxy.fault = 'none';
    expect(await within(1_500, calls(path))).toEqual([200, 200, 200]);
  },
);

it('R5 jobs are done again once Postgres answers', async () => {
  proxy.fault = 'hang';
  await sleep(2_000);
  proxy.fault = 'none';
  await db.transaction((tx) => app.get(Outbox).add(tx, 'tell', { id: 1 }));
  expect(
    await within(
      10_000,
      eventually(() => ran.includes(1)),
    ),
  ).toBe(true);
});

it('a statement of an export may take longer, the next call on its connection may not', async () => {
  const runner = db.createQueryRunner();
  await runner.startTransaction();
  await allowSeconds(runner, 1);
  await runner.query('SELECT pg_sleep(0.7)');
  await expect(runner.query('SELECT pg_sleep(1.3)')).rejects.toMatchObject({ code: '57014' });
  await runner.rollbackTransaction();
  await runner.release();
  await expect(db.query('SELECT pg_sleep(0.7)')).rejects.toThrow('Query read timeout');
});
