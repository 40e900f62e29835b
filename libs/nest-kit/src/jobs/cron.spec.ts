import { Injectable, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dropTestDatabase, eventually, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';
import { createLogger, createServer, Cron, Job, type JobHandler, JobsModule } from '../index.js';

let runs = 0;

@Job('clean')
@Cron('10 20 * * *')
@Injectable()
class CleanJob implements JobHandler {
  async run(): Promise<void> {
    runs += 1;
  }
}

let url: string;
let db: pg.Client;
const running: NestFastifyApplication[] = [];

beforeAll(async () => {
  url = await testDatabaseUrl();
  db = new pg.Client({ connectionString: url });
  await db.connect();
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});
afterAll(async () => {
  await db.end();
  await dropTestDatabase(url);
});

/** A process of the service. */
async function start(): Promise<void> {
  @Module({ imports: [JobsModule.forRoot({ url, schema: 'sample_jobs' })], providers: [CleanJob] })
  class SampleModule {}
  const app = await createServer(SampleModule, { name: 'sample', port: 0 }, createLogger('sample', 'silent'));
  running.push(app);
  await app.init();
}

const known = async (): Promise<unknown[]> =>
  (await db.query('SELECT identifier FROM sample_jobs._private_known_crontabs')).rows;

it('a first start waits for its time, and a run that was missed is made up for once, whatever the number of processes', async () => {
  await start();
  await eventually(async () => (await known()).length === 1);
  expect(await known()).toEqual([{ identifier: 'clean' }]);
  for (const app of running.splice(0)) await app.close();
  expect(runs).toBe(0);
  await db.query(`UPDATE sample_jobs._private_known_crontabs SET known_since = now() - interval '3 days'`);
  await Promise.all([start(), start()]);
  await eventually(() => runs === 1);
  await new Promise((done) => setTimeout(done, 1_000));
  expect(runs).toBe(1);
  expect((await db.query('SELECT FROM sample_jobs.jobs')).rows).toEqual([]);
});
