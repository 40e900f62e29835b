import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { LOGGER } from '@salon/nest-kit';
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
const STORE = `CREATE SCHEMA IF NOT EXISTS ${SCHEMA}; CREATE TABLE IF NOT EXISTS ${SCHEMA}.${TABLE} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`;

/** Rate limits shared by all instances of the BFF; while the database is down each instance counts for itself. */
@Injectable()
export class RateLimiter implements OnModuleInit, OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly limiters: ReadonlyMap<RateLimitName, RateLimiterAbstract>;

  /** `synchronous_commit=off`: losing the last counts in a crash is harmless, so no call waits for the disk. */
  constructor(
    @Inject(OPTIONS) options: BffOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 4,
      connectionTimeoutMillis: 500,
      statement_timeout: 1_000,
      options: '-c synchronous_commit=off',
      application_name: 'salon-bff',
    });
    this.pool.on('error', (error) => this.logger.warn({ err: error }, 'rate limit store lost'));
    const times = options.limits === 'relaxed' ? RELAXED_FACTOR : 1;
    this.limiters = new Map(
      Object.entries(RATE_LIMITS).map(([name, limit]) => [name as RateLimitName, this.limiter(name, limit, times)]),
    );
  }

  async onModuleInit(): Promise<void> {
    const client = await this.pool.connect().catch((error: unknown) => this.withoutStore(error));
    if (!client) return;
    try {
      // Two instances that start at once would both create the table.
      await client.query("SELECT pg_advisory_lock(hashtext('bff budget'))");
      await client.query(STORE);
    } catch (error) {
      this.withoutStore(error);
    } finally {
      client.release(true);
    }
  }

  /** Uses one point. @throws DomainError `throttled` when none is left */
  async consume(name: RateLimitName, key: string): Promise<void> {
    try {
      await this.limiters.get(name)?.consume(key, 1);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw refuse('THROTTLED', { retryAfter: refused.msBeforeNext / 1000 });
    }
  }

  async refund(name: RateLimitName, key: string): Promise<void> {
    await this.limiters.get(name)?.reward(key, 1);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private limiter(name: string, { points, seconds, store }: RateLimit, times: number): RateLimiterAbstract {
    const options = { keyPrefix: name, points: points * times, duration: seconds };
    const local = new RateLimiterMemory(options);
    if (store === 'local') return local;
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.pool,
      storeType: 'pool',
      schemaName: SCHEMA,
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: local,
    });
  }

  private withoutStore(error: unknown): null {
    this.logger.warn({ err: error }, 'rate limits are counted by this process alone');
    return null;
  }
}
