import { type DynamicModule, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { checkConnections } from './connections.js';
import { HealthChecks } from '../platform/health.js';
import { publicReads } from '../platform/metrics.js';
import { LOGGER } from '../platform/platform.module.js';
import { Replica, type ReplicaOptions } from './replica.js';

/**
 * Reads of what every guest may see: from the read replica where one is configured and current, else from the primary.
 * Never for what is written, priced or shown to an admin.
 */
export class PublicReads implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly primary: Pick<DataSource, 'query'>,
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
      } catch {
        // Whatever it was: the primary serves the read, and those that follow until the replica has answered again.
        replica.need();
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

/** Provides `PublicReads`; without a `url` they are those of the primary. Needs the database's module beside it. */
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
  // What a process has committed, its next read sees.
  db.subscribers.push({ afterTransactionCommit: () => replica.need() });
  await checkConnections((statement) => replica.query(statement), options.poolSize, logger).catch((error: unknown) =>
    // The site does not depend on a replica.
    logger.warn({ err: error }, 'the connections of the read replica were not counted'),
  );
  return new PublicReads(db, replica);
}
