import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Query } from './connections.js';
import { CONNECTION_LIFETIME, WatchedClient } from './demoted.js';
import { replicaBehind, watchPool } from '../platform/metrics.js';

export interface ReplicaOptions {
  url: string;
  poolSize: number;
}

/** Milliseconds that what is read from a replica may be behind the primary. */
const MOST_BEHIND = 3_000;
/** Milliseconds between two comparisons with the primary. */
const COMPARE_EVERY = 500;
/** Milliseconds for a connection, and for a statement; then the primary is asked. */
const TIMEOUT = 1_000;

const POSITION = 'SELECT pg_current_wal_lsn()::text AS position';
/** An address of replicas may lead to a primary: to a promoted one, or where there is no other. */
const HAS_REACHED = `
  SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END >= $1::pg_lsn AS "hasReached"`;

const AWAY = 'the read replica is down or more than 3 s behind: public reads go to the primary';

/** A streaming replica, and up to which instant it is known to hold what the primary has committed (ADR-0067). */
export class Replica {
  private readonly pool: Pool;
  private readonly stopped = new AbortController();
  private running: Promise<void> | undefined;
  /** Where the primary's log ended at an instant; instants are milliseconds of `performance.now()`. */
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
    // No start-up parameter but the name: a pooler of transactions would refuse it.
    this.pool = new Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      Client: WatchedClient,
      maxLifetimeSeconds: CONNECTION_LIFETIME,
      application_name: 'salon-public-reads',
    });
    const lost = (): void => undefined; // A statement of it fails as well.
    this.pool.on('error', lost);
    this.pool.on('connect', (client) => client.on('error', lost));
    watchPool('replica', this.pool);
  }

  /** Whether a read sees all that has been committed until three seconds ago, and until `need` was last called. */
  get isCurrent(): boolean {
    return this.holdsUntil > this.neededUntil && this.behind <= MOST_BEHIND;
  }

  /** From now on it is current once it holds all that has been committed until now. */
  need(): void {
    this.neededUntil = performance.now();
  }

  /** @throws Error when it could not be used for three seconds */
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
      client.release(true); // Whatever it was, this connection is not used again.
      throw error;
    }
  }

  start(): void {
    this.running = this.compareAgainAndAgain();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
    await this.pool.end();
  }

  private get behind(): number {
    return performance.now() - this.holdsUntil;
  }

  private async compareAgainAndAgain(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      this.problem = await this.compare().catch((error: unknown) => error);
      this.report();
      await sleep(COMPARE_EVERY, undefined, { signal }).catch(() => undefined); // Stopped.
    }
  }

  /** A mark is replaced once it is reached, or too old to be of use: a failover may have cut off what was behind it. */
  private async compare(): Promise<void> {
    if (this.mark && (await this.hasReached(this.mark.position))) {
      this.holdsUntil = this.mark.at;
      this.mark = undefined;
    }
    const at = performance.now();
    if (this.mark && at - this.mark.at <= MOST_BEHIND) return;
    const [row] = (await this.primary(POSITION)) as [{ position: string }];
    this.mark = { at, position: row.position };
  }

  private async hasReached(position: string): Promise<boolean> {
    const [row] = await this.query<[{ hasReached: boolean }]>(HAS_REACHED, [position]);
    return row.hasReached;
  }

  private report(): void {
    replicaBehind.set(this.behind / 1_000);
    const isAway = this.behind > MOST_BEHIND;
    if (isAway && !this.isAway) this.logger.warn({ err: this.problem }, AWAY);
    if (!isAway && this.isAway) this.logger.info('public reads go to the read replica again');
    this.isAway = isAway;
  }
}
