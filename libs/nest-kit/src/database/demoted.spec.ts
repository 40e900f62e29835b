import { setTimeout as wait } from 'node:timers/promises';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { closeDemoted, CONNECTION_LIFETIME_SECONDS, WatchedClient } from './demoted.js';
import { openDatabase } from '../index.js';

let url: string;
let db: DataSource;

/** An administrator's statement, on a separate connection. */
async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
const become = (readOnly: 'on' | 'off'): Promise<void> =>
  administrate(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = ${readOnly}`);
const backend = async (): Promise<number> => (await db.query('SELECT pg_backend_pid() AS pid'))[0].pid;

beforeEach(async () => {
  url = await testDatabaseUrl();
  await administrate('CREATE TABLE visit (id int)');
});
afterEach(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

describe.each([
  ['with connections of its own', () => ({ url })],
  ['behind a pooler', () => ({ url: `${url}?application_name=pooler`, directUrl: url })],
])('a service %s', (_story, addresses) => {
  const open = async (): Promise<void> =>
    void (db = await openDatabase({ ...addresses(), schema: 'sample', entities: [], migrations: [], poolSize: 1 }));

  it('leaves a server that has become read-only, and writes to the next one', async () => {
    await open();
    await become('on');
    // The next connection goes to the read-only server.
    await db.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    const demoted = await backend();
    await become('off');
    await expect(db.query('INSERT INTO public.visit VALUES (1)')).rejects.toMatchObject({ code: '25006' });
    await db.query('INSERT INTO public.visit VALUES (2)');
    expect(await backend()).not.toBe(demoted);
  });

  it('rolls a transaction back before it leaves', async () => {
    await open();
    const demoted = await backend();
    const booking = db.transaction(async (tx) => {
      await tx.query('INSERT INTO public.visit VALUES (1)');
      await tx.query('SET TRANSACTION READ ONLY');
      await tx.query('INSERT INTO public.visit VALUES (2)');
    });
    await expect(booking).rejects.toMatchObject({ code: '25006' });
    expect(await db.query('SELECT id FROM public.visit')).toEqual([]);
    expect(await backend()).not.toBe(demoted);
  });

  it('keeps its connection after any other refusal', async () => {
    await open();
    const before = await backend();
    await expect(db.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    expect(await backend()).toBe(before);
  });

  it('goes on after an administrator ended its connection', async () => {
    await open();
    const before = await backend();
    await administrate(`SELECT pg_terminate_backend(${before}, 1000)`);
    await db.query('INSERT INTO public.visit VALUES (1)').catch(() => undefined);
    await db.query('INSERT INTO public.visit VALUES (2)');
    expect(await backend()).not.toBe(before);
  });

  it('replaces each connection after its lifetime', async () => {
    await open();
    const { options } = (db.driver as unknown as { master: pg.Pool }).master;
    expect(options).toMatchObject({ maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS });
    Object.assign(options, { maxLifetimeSeconds: 1 });
    await db.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    const before = await backend();
    await wait(1_200);
    expect(await backend()).not.toBe(before);
  });
});

it('a client taken from the pool of the queue is not used again once its server was read-only', async () => {
  db = await openDatabase({ url, schema: 'sample', entities: [], migrations: [], poolSize: 1 });
  const pool = new pg.Pool({ connectionString: url, max: 1, Client: WatchedClient });
  closeDemoted(pool);
  const first = await pool.connect();
  await first.query('SET default_transaction_read_only = on');
  await expect(first.query('INSERT INTO visit VALUES (1)')).rejects.toMatchObject({ code: '25006' });
  first.release();
  await pool.query('INSERT INTO visit VALUES (2)');
  await pool.end();
});
