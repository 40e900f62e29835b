import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import {
  checkConnections,
  CONNECTION_LIFETIME_SECONDS,
  isPooled,
  keepForRole,
  LOGGER,
  throttledCalls,
  watchPool,
} from '@salon/nest-kit';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type BffOptions, OPTIONS } from '../options.js';
import { type RateLimit, type RateLimitName, RATE_LIMITS, RELAXED_FACTOR } from './rate-limits.js';

const SCHEMA = 'bff';
const TABLE = 'budget';
const POOL_SIZE = 4;
/** Milliseconds. */
const CONNECT_TIMEOUT_MS = 500;
const PREPARE_AGAIN_MS = 2_000;
/** `synchronous_commit`: losing the last counts in a crash is harmless, so no call waits for the disk. */
const SETTINGS = { statement_timeout: 1_000, synchronous_commit: 'off' };
/** Milliseconds. When Postgres is silent, the call is counted here and the connection is closed. */
const QUERY_TIMEOUT_MS = 1_200;
const SETTINGS_AS_OPTIONS = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
const STORE = `
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.${TABLE} (
    key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`;

/** Rate limits shared by all instances of the BFF; while the database is down, each instance counts separately. */
@Injectable()
export class RateLimiter implements OnModuleInit, OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly limiters: ReadonlyMap<RateLimitName, RateLimiterAbstract>;
  /** The next try to prepare the store, once one has failed. */
  private preparing: NodeJS.Timeout | undefined;

  constructor(
    @Inject(OPTIONS) private readonly options: BffOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      ...(isPooled(options.databaseUrl, options.directDatabaseUrl) ? {} : { options: SETTINGS_AS_OPTIONS }),
      application_name: 'salon-bff',
    });
    watchPool('limits', this.pool);
    this.pool.on('error', (error) => this.logger.warn({ err: error }, 'rate limit store lost'));
    const times = options.limits === 'relaxed' ? RELAXED_FACTOR : 1;
    this.limiters = new Map(
      Object.entries(RATE_LIMITS).map(([name, limit]) => [name as RateLimitName, this.limiter(name, limit, times)]),
    );
  }

  /** Limits are shared once the store is prepared: at the start, or as soon as the database is there. */
  async onModuleInit(): Promise<void> {
    try {
      await this.prepareStore();
      if (this.preparing) this.logger.info('rate limits are shared now');
    } catch (error) {
      if (this.pool.ended) return;
      if (!this.preparing) this.logger.warn({ err: error }, 'rate limits are counted by this process alone');
      this.preparing = setTimeout(() => void this.onModuleInit(), PREPARE_AGAIN_MS).unref();
    }
  }

  private async prepareStore(): Promise<void> {
    const { databaseUrl, directDatabaseUrl } = this.options;
    const client = new pg.Client({
      connectionString: directDatabaseUrl || databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: SETTINGS.statement_timeout,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', () => undefined); // A failed statement reports the same error.
    try {
      await client.connect();
      // Two instances that start at once would both create the table. The lock ends with the session.
      await client.query("SELECT pg_advisory_lock(hashtext('bff budget'))");
      if (isPooled(databaseUrl, directDatabaseUrl)) await keepForRole((statement) => client.query(statement), SETTINGS);
      else
        await checkConnections(
          async (statement) => (await client.query<object>(statement)).rows,
          POOL_SIZE,
          this.logger,
        );
      await client.query(STORE);
    } finally {
      await client.end().catch(() => undefined); // It was not connected.
    }
  }

  /** Uses one point. @throws DomainError `throttled` when none is left */
  async consume(name: RateLimitName, key: string): Promise<void> {
    try {
      await this.limiters.get(name)?.consume(key, 1);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throttledCalls.inc({ limit: name });
      throw refuse('THROTTLED', { retryAfter: refused.msBeforeNext / 1000 });
    }
  }

  async refund(name: RateLimitName, key: string): Promise<void> {
    await this.limiters.get(name)?.reward(key, 1);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.preparing);
    await this.pool.end();
  }

  private limiter(name: string, { points, seconds, store }: RateLimit, times: number): RateLimiterAbstract {
    const options = { keyPrefix: name, points: points * times, duration: seconds };
    const local = new RateLimiterMemory(options);
    if (store === 'local') return local;
    return new RateLimiterPostgres({
      ...options,
      // Without the library's names of statements: behind a pooler the next use may be on another connection.
      storeClient: { query: ({ text, values }: pg.QueryConfig) => this.pool.query(text, values) },
      storeType: 'pool',
      schemaName: SCHEMA,
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: local,
    });
  }
}
