import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** For a connection that may be silent for minutes: TCP finds a broken line 20 seconds after its last packet. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * For migrations and jobs, whose role may have the statement timeout of a call. pg does not send a `statement_timeout`
 * of 0.
 */
export const NO_TIMEOUT = { options: '-c statement_timeout=0', ...KEEP_ALIVE };

/** Handles the loss of a connection of the pool, idle or in use; without a handler it would end the process. */
export function onLostConnection(pool: Pool, lost: (error: Error) => void): void {
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
}

/** Runs one statement; a `DataSource`, or a client of pg with its rows. */
export type Query = (statement: string) => Promise<unknown>;

/**
 * Applies settings to every later session of this role in this database. A transaction pooler accepts them neither as
 * start-up parameters nor by SET, which its next client would inherit.
 */
export async function keepForRole(query: Query, settings: Readonly<Record<string, string | number>>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await query(`
      DO $$ BEGIN
        EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = %L', current_database(), '${value}');
      END $$`);
}

/** Whether `url` is a pooler: the direct URL is given and differs. */
export const isPooled = (url: string, directUrl: string | undefined): boolean =>
  Boolean(directUrl) && directUrl !== url;

/**
 * What the jobs of a group wait for. Each group has its own workers, so that a hanging dependency delays only its own
 * jobs.
 */
export type JobGroup = 'database' | 'mail' | 'gateway';

/** Workers of each group in a process. */
export const WORKERS: Readonly<Record<JobGroup, number>> = { database: 2, mail: 2, gateway: 1 };

/** Connections of the queue: its workers, one listener per group, and one more. They bypass a pooler. */
export const JOB_CONNECTIONS = Object.values(WORKERS).reduce((sum, workers) => sum + workers + 1, 1);

/**
 * Maximum number of connections of a process to Postgres itself; a pooler, if any, owns those of the pool.
 * @param listeners connections that LISTEN, besides those of the queue
 */
export const connectionsOf = (poolSize: number, pooled: boolean, listeners = 0): number =>
  (pooled ? 0 : poolSize) + JOB_CONNECTIONS + listeners;

interface ConnectionCount {
  most: number;
  inUse: number;
}

/**
 * Of all databases and roles: in `pg_stat_activity` a role sees the type of its own backends only. Excludes this
 * connection.
 */
const COUNT_CONNECTIONS = `
  SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
    (SELECT sum(numbackends)::int - 1 FROM pg_stat_database) AS "inUse"`;

/**
 * Compares the connections that this process may open with those that Postgres has left. A shortage is only a warning,
 * because other clients may disconnect.
 * @throws Error when Postgres could not serve this process even alone
 */
export async function checkConnections(query: Query, needed: number, logger: Logger): Promise<void> {
  const [count] = (await query(COUNT_CONNECTIONS)) as ConnectionCount[];
  const { most = 0, inUse = 0 } = count ?? {};
  if (needed > most)
    throw new Error(
      `This process may need ${needed} connections and Postgres takes ${most}: raise max_connections, lower POOL_SIZE, or use a pooler.`,
    );
  if (needed + inUse > most)
    logger.warn({ needed, inUse, most }, 'Postgres may run out of connections: see docs/deploy.md, Connections');
}
