import { type DynamicModule, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { checkConnections } from './connections.js';
import { HealthChecks } from '../platform/health.js';
import { publicReads } from '../platform/metrics.js';
import { LOGGER } from '../platform/platform.module.js';
import type { Queryable } from './queryable.js';
import { Replica, type ReplicaOptions } from './replica.js';

/**
 * Reads of public data: from the read replica when one is configured and current, else from the primary.
 * Never for data that is written, priced or shown to an admin.
 */
export class PublicReads implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly primary: Queryable,
    private readonly replica?: Replica,
  ) {}

  async query<T>(text: string, parameters?: unknown[]): Promise<T> {
    const { primary, replica } = this;
    if (!replica) return primary.query<T>(text, parameters);
    if (replica.isCurrent) {
      try {
        const rows = await replica.query<T>(text, parameters);
        publicReads.inc({ database: 'replica' });
        return rows;
      } catch (error) {
        replica.failed(error); // The primary serves this read, and the following ones.
      }
    }
    publicReads.inc({ database: 'primary' });
    return primary.query<T>(text, parameters);
  }

  onModuleInit(): void {
    this.replica?.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.stop();
  }
}

/** Runs a statement that changes public data, in a transaction: `PublicReads` notice its commit (ADR-0067). */
export const writePublic = <T>(db: DataSource, text: string, parameters: unknown[]): Promise<T> =>
  db.transaction((tx) => tx.query<T>(text, parameters));

/** Provides `PublicReads`; without a `url` they read from the primary. Needs the database's module. */
@Module({})
export class PublicReadsModule {
  static forRoot(options: ReplicaOptions): DynamicModule {
    return {
      module: PublicReadsModule,
      global: true,
      providers: [
        {
          provide: PublicReads,
          inject: [DataSource, LOGGER, HealthChecks],
          useFactory: (db: DataSource, logger: Logger, checks: HealthChecks) =>
            options.url ? fromReplica(options, db, { logger, checks }) : new PublicReads(db),
        },
      ],
      exports: [PublicReads],
    };
  }
}

interface Platform {
  logger: Logger;
  checks: HealthChecks;
}

async function fromReplica(
  options: ReplicaOptions,
  db: DataSource,
  { logger, checks }: Platform,
): Promise<PublicReads> {
  const replica = new Replica(options, (statement) => db.query(statement), logger);
  checks.add('replica', () => replica.check(), { isRequired: false });
  // The next read of a process sees what the process has committed.
  db.subscribers.push({ afterTransactionCommit: () => replica.need() });
  await checkConnections((statement) => replica.query(statement), options.poolSize, logger).catch((error: unknown) =>
    // A replica failure must not affect the site.
    logger.warn({ err: error }, 'the connections of the read replica were not counted'),
  );
  return new PublicReads(db, replica);
}
