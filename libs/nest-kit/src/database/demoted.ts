import { types } from 'node:util';
import { tracedStatement } from '@salon/traces';
import pg from 'pg';

/** Maximum age of a pooled connection in seconds, so that none stays with a demoted server (ADR-0063). */
export const CONNECTION_LIFETIME = 300;

/**
 * SQLSTATEs of a server that accepts no writes: a standby, or one that is shutting down, has crashed or is starting.
 */
const DEMOTED = new Set(['25006', '57P01', '57P02', '57P03']);

/** A connection that records whether its server refused a statement because it is not, or no longer, the primary. */
export class WatchedClient extends pg.Client {
  isDemoted = false;

  override query(...args: unknown[]): never {
    const run = (): unknown => super.query(...(args as [never]));
    const text = textOf(args);
    const result = text === undefined ? run() : tracedStatement(text, run);
    if (types.isPromise(result)) result.catch((error: unknown) => this.note(error));
    return result as never;
  }

  private note(error: unknown): void {
    if (DEMOTED.has(String((error as { code?: unknown } | null)?.code))) this.isDemoted = true;
  }
}

/** The SQL of a call that returns a promise. */
function textOf([query, ...rest]: unknown[]): string | undefined {
  if (typeof rest.at(-1) === 'function') return undefined;
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : undefined;
}

/** Closes such a connection on release; the pool opens a new one, which the balancer sends to the primary. */
export function closeDemoted(pool: Pick<pg.Pool, 'on'>): void {
  pool.on('release', (_error: Error, client: pg.PoolClient) => {
    // The pool discards a connection that is being closed; it checks after this listener.
    if (client instanceof WatchedClient && client.isDemoted) void client.end().catch(() => undefined);
  });
}
