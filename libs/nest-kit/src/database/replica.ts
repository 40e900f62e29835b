import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { onLostConnection, type Query } from './connections.js';
import { CONNECTION_LIFETIME_SECONDS, WatchedClient } from './demoted.js';
import { replicaBehind, watchPool } from '../platform/metrics.js';

export interface ReplicaOptions {
  url: string;
  poolSize: number;
}

/** Maximum replication lag in milliseconds of a replica read. */
const MOST_BEHIND_MS = 3_000;
/** Milliseconds between two comparisons with the primary. */
const COMPARE_EVERY_MS = 500;
/** Timeout in milliseconds for a connection, and for a statement; after that the primary is queried. */
const TIMEOUT_MS = 1_000;

const POSITION = 'SELECT pg_current_wal_lsn()::text AS position';
/** The replica address may lead to a primary: a promoted replica, or the only server. */
const HAS_REACHED = `
  SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END >= $1::pg_lsn
    AS "hasReached"`;

const AWAY = `the read replica is down or more than ${MOST_BEHIND_MS / 1_000} s behind: public reads go to the primary`;

/** A streaming replica, and up to which instant it is known to contain the primary's commits (ADR-0067). */
export class Replica {
  private readonly pool: Pool;
  private readonly stopped = new AbortController();
  private running: Promise<void> | undefined;
  /** End position of the primary's log at an instant; instants are milliseconds of `performance.now()`. */
  private mark: { at: number; position: string } | undefined;
  private holdsUntil = performance.now();
  private neededUntil = this.holdsUntil;
  private isAway = false;
  private problem: unknown;

  constructor(
    { url, poolSize }: ReplicaOptions,
    private readonly primary: Query,
    private readonly logger: Logger,
  ) {
    // The name is the only start-up parameter: a transaction pooler would refuse others.
    this.pool = new Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      Client: WatchedClient,
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      application_name: 'salon-public-reads',
    });
    onLostConnection(this.pool, () => undefined); // A failed statement reports the same error.
    watchPool('replica', this.pool);
  }

  /** Whether a read sees everything committed until three seconds ago, and until the last call of `need`. */
  get isCurrent(): boolean {
    return this.holdsUntil > this.neededUntil && this.behind <= MOST_BEHIND_MS;
  }

  /** From now on the replica counts as current only once it contains everything committed until now. */
  need(): void {
    this.neededUntil = performance.now();
  }

  /** After any failed read it counts as current only once it has responded again. */
  failed(error: unknown): void {
    this.logger.debug({ err: error }, 'read of the replica failed');
    this.need();
  }

  /** @throws Error when it was unusable for three seconds */
  async check(): Promise<void> {
    if (this.isAway) throw new Error(AWAY);
  }

  async query<T>(text: string, parameters: unknown[] = []): Promise<T> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query(text, parameters);
      client.release();
      return rows as T;
    } catch (error) {
      client.release(true); // After any error this connection is not used again.
      throw error;
    }
  }

  start(): void {
    this.running = this.compareUntilStopped();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
    await this.pool.end();
  }

  private get behind(): number {
    return performance.now() - this.holdsUntil;
  }

  private async compareUntilStopped(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      this.problem = await this.compare().catch((error: unknown) => error);
      this.report();
      await sleep(COMPARE_EVERY_MS, undefined, { signal }).catch(() => undefined); // Stopped.
    }
  }

  /** A mark is replaced once it is reached, or once it is too old: a failover may have discarded the log behind it. */
  private async compare(): Promise<void> {
    if (this.mark && (await this.hasReached(this.mark.position))) {
      this.holdsUntil = this.mark.at;
      this.mark = undefined;
    }
    const at = performance.now();
    if (this.mark && at - this.mark.at <= MOST_BEHIND_MS) return;
    const [row] = (await this.primary(POSITION)) as [{ position: string }];
    this.mark = { at, position: row.position };
  }

  private async hasReached(position: string): Promise<boolean> {
    const [row] = await this.query<[{ hasReached: boolean }]>(HAS_REACHED, [position]);
    return row.hasReached;
  }

  private report(): void {
    replicaBehind.set(this.behind / 1_000);
    const isAway = this.behind > MOST_BEHIND_MS;
    if (isAway && !this.isAway) this.logger.warn({ err: this.problem }, AWAY);
    if (!isAway && this.isAway) this.logger.info('public reads go to the read replica again');
    this.isAway = isAway;
  }
}
