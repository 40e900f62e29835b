import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { eventually } from './eventually.js';

/** A new, empty database on the test server (`TEST_DATABASE_URL`, set by the jest set-up); drop it when done. */
export async function testDatabaseUrl(): Promise<string> {
  const server = serverUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Ends open connections, then drops the database of `url`. */
export async function dropTestDatabase(url: string): Promise<void> {
  await asAdmin(serverUrl(), `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
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
