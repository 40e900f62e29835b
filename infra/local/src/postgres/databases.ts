import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.js';
import { DATABASE } from './database-urls.rules.js';

export { roleUrl } from './database-urls.rules.js';

/** The roles of the database: each service's and the BFF's. */
export const ROLES = ['catalog', 'account', 'booking', 'bff'] as const;

/** The superuser's URL of a database of the embedded server. */
export const adminUrl = (port: number, database = 'postgres'): string =>
  `postgres://${SUPERUSER.name}:${SUPERUSER.password}@127.0.0.1:${port}/${database}`;

/** Whether our server accepts the superuser on this port. */
export async function acceptsConnections(port: number): Promise<boolean> {
  try {
    await within(adminUrl(port), (client) => client.query('SELECT 1'), 2_000);
    return true;
  } catch {
    // Starting, stopping, or another server: the caller decides how long to retry.
    return false;
  }
}

/** Creates the salon's database, its roles and schemas (sql/roles.sql) and development passwords where missing. */
export async function prepareDatabases(port: number): Promise<void> {
  await within(adminUrl(port, 'template1'), (client) =>
    client.query('CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public'),
  );
  await within(adminUrl(port), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
  const roles = readFileSync(new URL('../../sql/roles.sql', import.meta.url), 'utf8');
  await within(adminUrl(port, DATABASE), async (client) => {
    await client.query(roles);
    for (const role of ROLES) await client.query(`ALTER ROLE ${role} PASSWORD '${role}-dev'`);
  });
}

/** Runs `work` on its own connection. */
export async function within<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  connectionTimeoutMillis = 30_000,
): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
