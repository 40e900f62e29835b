import { readdirSync } from 'node:fs';
import { dropTestDatabase, runMigrations, testDatabaseUrl } from '@salon/testing';
import pg from 'pg';

const SERVICE = new URL('..', import.meta.url);
/** Each file of this folder must be in the list of data-source.ts. */
const MIGRATIONS = new URL('./migrations', import.meta.url);
/** Nothing listens there. */
const NOWHERE = 'postgres://booking:canary-password@127.0.0.1:1/salon';

let url: string;
let client: pg.Client;

beforeAll(async () => {
  url = await testDatabaseUrl();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropTestDatabase(url);
});

const made = async (): Promise<unknown> =>
  (await client.query('SELECT count(*)::int AS made FROM booking.migration')).rows[0];

describe('a process that only migrates', () => {
  it('makes the schema and its queue by the address of the database itself, and ends', async () => {
    const { status, output } = runMigrations(SERVICE, { DATABASE_URL: NOWHERE, DIRECT_DATABASE_URL: url });
    expect([status, output]).toEqual([0, expect.stringContaining('"migrated"')]);
    expect(await made()).toEqual({ made: readdirSync(MIGRATIONS).length });
    expect((await client.query('SELECT FROM booking_jobs.jobs')).rowCount).toBe(0);
  });

  it('does nothing where the schema is up to date', async () => {
    const before = await made();
    expect(runMigrations(SERVICE, { DATABASE_URL: url }).status).toBe(0);
    expect(await made()).toEqual(before);
  });

  it.each([
    ['that the database cannot be reached', { DATABASE_URL: NOWHERE }, 'the database cannot be reached'],
    ['which setting is missing', {}, 'DATABASE_URL is missing'],
  ])('says %s, and ends with 1', (_, environment: Record<string, string>, reason) => {
    const { status, output } = runMigrations(SERVICE, environment);
    expect([status, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).not.toContain('canary-password');
  });

  it('says what is wrong with a schema that it cannot change, and ends with 1', async () => {
    await client.query('DROP TABLE booking.migration');
    const { status, output } = runMigrations(SERVICE, { DATABASE_URL: url });
    expect([status, output]).toEqual([1, expect.stringContaining('already exists')]);
  });
});
