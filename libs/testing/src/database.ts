import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Client, DatabaseError } from 'pg';
import { eventually } from './eventually.js';

/** A new, empty database on the test server (`TEST_DATABASE_URL`, set by the jest set-up); drop it when done. */
export const testDatabaseUrl = (): Promise<string> => createDatabase('template1');

interface Migrations {
  /** Names the copied database, with a digest of the folder: a changed migration never meets an old one. */
  name: string;
  /** The folder of the migrations. */
  folder: URL;
  /** Runs them on an empty database, and closes its connections. */
  run: (url: string) => Promise<void>;
}

/** A new database on which the migrations ran: a copy of one that is made once per test server. Drop it when done. */
export async function migratedDatabaseUrl({ name, folder, run }: Migrations): Promise<string> {
  const digest = createHash('sha256');
  for (const file of readdirSync(folder).sort()) digest.update(file).update(readFileSync(new URL(file, folder)));
  const template = `test_${name}_${digest.digest('hex').slice(0, 12)}`;
  const copy = (): Promise<string> => createDatabase(template);
  return copy().catch(async (error: unknown) => {
    if (stateOf(error) !== UNKNOWN_DATABASE) throw error;
    await makeTemplate(template, run);
    return copy();
  });
}

const UNKNOWN_DATABASE = '3D000';
const DATABASE_EXISTS = '42P04';

/** Under another name until it is complete; of two processes that make it, the second drops its own. */
async function makeTemplate(template: string, run: Migrations['run']): Promise<void> {
  const url = await testDatabaseUrl();
  await run(url);
  try {
    await asAdmin(serverUrl(), `ALTER DATABASE ${nameOf(url)} RENAME TO ${template}`);
  } catch (error) {
    await dropTestDatabase(url);
    if (stateOf(error) !== DATABASE_EXISTS) throw error;
  }
}

const stateOf = (error: unknown): string | undefined => (error instanceof DatabaseError ? error.code : undefined);
const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function createDatabase(template: string): Promise<string> {
  const url = new URL(serverUrl());
  url.pathname = `/test_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl(), `CREATE DATABASE ${nameOf(url.href)} TEMPLATE ${template} STRATEGY file_copy`);
  return url.href;
}

/** Ends open connections, then drops the database of `url`. */
export async function dropTestDatabase(url: string): Promise<void> {
  await asAdmin(serverUrl(), `DROP DATABASE IF EXISTS ${nameOf(url)} WITH (FORCE)`);
}

function serverUrl(): string {
  // eslint-disable-next-line no-restricted-properties -- set by the jest set-up, there is no config.ts in a spec
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the specs through `npm test` or `node infra/jest.mjs`');
  return url;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

interface Database {
  query<Result>(statement: string): Promise<Result>;
}

/** Until so many calls wait for a lock of this database. */
export async function untilWaiting(db: Database, calls: number): Promise<void> {
  await eventually(async () => {
    const [{ count }] = await db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return count >= calls;
  });
}
