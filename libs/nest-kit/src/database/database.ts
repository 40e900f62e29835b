import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';
import { checkConnections, connectionsOf, isPooled, KEEP_ALIVE } from './connections.js';
import { CLIENT_GRACE_MS, closeDemoted, CONNECTION_LIFETIME_SECONDS, WatchedClient } from './demoted.js';
import { HealthChecks } from '../platform/health.js';
import { migrate } from './migrate.js';
import { watchPool } from '../platform/metrics.js';
import { LOGGER } from '../platform/platform.module.js';
import { PreparingClient } from './prepared.js';

type Class<T = unknown> = new (...args: never[]) => T;

export interface DatabaseOptions {
  url: string;
  /** Direct database URL; when it differs from `url`, `url` is a transaction pooler. */
  directUrl?: string | undefined;
  /** The one schema this process owns; its statements name no other schema. */
  schema: string;
  entities: (Class | EntitySchema)[];
  migrations: Class<MigrationInterface>[];
  poolSize?: number;
  /** Milliseconds until a statement without a response fails and its connection is closed; never when absent. */
  queryTimeoutMs?: number;
  /** Milliseconds to wait for a connection; as long as the caller waits when absent. */
  connectTimeoutMs?: number;
  /** Connections that LISTEN, besides those of the queue: the check at the start counts them. */
  listeners?: number;
}

/** Timeout in milliseconds of a statement, and of an idle transaction (decisions, time-outs). */
const TIMEOUTS = { statement_timeout: 3_000, idle_in_transaction_session_timeout: 10_000 };
const QUERY_TIMEOUT_MS = TIMEOUTS.statement_timeout + CLIENT_GRACE_MS;
/** Timeout in milliseconds for a connection: the same as the caller's timeout. */
const CONNECT_TIMEOUT_MS = 5_000;
const DEFAULT_POOL_SIZE = 10;

/** Updates the schema over a direct connection. */
export const migrateDatabase = ({ url, directUrl, schema, migrations }: DatabaseOptions): Promise<void> =>
  migrate({
    url: directUrl || url,
    schema,
    migrations,
    roleSettings: isPooled(url, directUrl) ? TIMEOUTS : {},
  });

/** A connected DataSource whose schema is up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  await migrateDatabase(options);
  const { url, directUrl, schema, entities, migrations, poolSize = DEFAULT_POOL_SIZE } = options;
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, queryTimeoutMs } = options;
  const pooled = isPooled(url, directUrl);
  const db = new DataSource({
    type: 'postgres',
    url,
    schema,
    entities: entities as Class[],
    migrations,
    migrationsTableName: 'migration',
    poolSize,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    connectTimeoutMS: connectTimeoutMs,
    extra: {
      // Behind a pooler the role sets the timeouts, and statements are not prepared: the next use may be on another
      // connection.
      ...(pooled ? { Client: WatchedClient } : { Client: PreparingClient, ...TIMEOUTS }),
      ...KEEP_ALIVE,
      query_timeout: queryTimeoutMs,
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      application_name: `salon-${schema}`,
    },
  });
  await db.initialize();
  closeDemoted(poolOf(db));
  return db;
}

/** The pool of pg, which is missing in the driver's types. */
const poolOf = (db: DataSource): Pool => (db.driver as unknown as { master: Pool }).master;

const OPTIONS = Symbol('database options');

@Injectable()
class DatabaseLifecycle implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly db: DataSource,
    @Inject(OPTIONS) private readonly options: DatabaseOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    checks: HealthChecks,
  ) {
    checks.add('database', async () => {
      await db.query('SELECT 1');
    });
    watchPool('queries', poolOf(db));
  }

  async onModuleInit(): Promise<void> {
    const { url, directUrl, poolSize = DEFAULT_POOL_SIZE, listeners } = this.options;
    const needed = connectionsOf(poolSize, isPooled(url, directUrl), listeners);
    await checkConnections((statement) => this.db.query(statement), needed, this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.db.destroy();
  }
}

/** Provides the process's one `DataSource`; a silent database blocks none of its connections for long. */
@Module({})
export class DatabaseModule {
  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: OPTIONS, useValue: options },
        { provide: DataSource, useFactory: () => openDatabase({ queryTimeoutMs: QUERY_TIMEOUT_MS, ...options }) },
        DatabaseLifecycle,
      ],
      exports: [DataSource],
    };
  }
}
