import { types } from 'node:util';
import { tracedStatement } from '@salon/traces';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { NO_RESPONSE } from './database-failure.js';

/** Maximum age of a pooled connection, so that none stays with a demoted server (ADR-0063). */
export const CONNECTION_LIFETIME_SECONDS = 300;

/**
 * SQLSTATEs of a server that accepts no writes: a standby, or one that is shutting down, has crashed or is starting.
 */
const DEMOTED = new Set(['25006', '57P01', '57P02', '57P03']);

/**
 * A connection that records whether its server refused a statement because it is not, or no longer, the primary, and
 * that is closed once a statement had no response within its `query_timeout`.
 */
export class WatchedClient extends pg.Client {
  isDemoted = false;
  /** Milliseconds for each statement until the release, instead of the `query_timeout` of the pool. */
  queryTimeoutMs: number | undefined;

  override query(...given: unknown[]): never {
    const args = this.queryTimeoutMs === undefined ? given : withTimeout(given, this.queryTimeoutMs);
    const run = (): unknown => super.query(...(args as [never]));
    const text = textOf(args);
    const result = text === undefined ? run() : tracedStatement(text, run);
    if (types.isPromise(result)) result.catch((error: unknown) => this.note(error));
    return result as never;
  }

  private note(error: unknown): void {
    const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
    if (DEMOTED.has(String(code))) this.isDemoted = true;
    // At once: pg would send a ROLLBACK only after the response that does not come.
    if (message === NO_RESPONSE) void this.end();
  }
}

const withTimeout = ([query, ...rest]: unknown[], milliseconds: number): unknown[] => [
  Object.assign({}, typeof query === 'string' ? { text: query } : query, { query_timeout: milliseconds }),
  ...rest,
];

/** Milliseconds that a client waits longer than Postgres, which can say why it ended a statement. */
export const CLIENT_GRACE_MS = 1_000;

/** Gives each statement of this transaction so much time, at the server and on its connection. */
export async function setStatementTimeout(runner: QueryRunner, seconds: number): Promise<void> {
  const client = (await runner.connect()) as WatchedClient;
  client.queryTimeoutMs = seconds * 1_000 + CLIENT_GRACE_MS;
  await runner.query(`SET LOCAL statement_timeout = '${seconds}s'`);
}

/** The SQL of a call that returns a promise. */
function textOf([query, ...rest]: unknown[]): string | undefined {
  if (typeof rest.at(-1) === 'function') return undefined;
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : undefined;
}

/**
 * On release, ends what `setStatementTimeout` set, and closes a connection to a demoted server; the pool opens a new
 * one, which the balancer sends to the primary.
 */
export function closeDemoted(pool: Pick<pg.Pool, 'on'>): void {
  pool.on('release', (_error: Error, client: pg.PoolClient) => {
    if (!(client instanceof WatchedClient)) return;
    client.queryTimeoutMs = undefined;
    // The pool discards a connection that is being closed; it checks after this listener.
    if (client.isDemoted) void client.end().catch(() => undefined);
  });
}
