import { type DynamicModule, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';
import { HealthChecks } from './health.js';
import { migrate } from './migrate.js';
import { PreparingClient } from './prepared.js';

type Class<T = unknown> = new (...args: never[]) => T;

export interface DatabaseOptions {
  url: string;
  /** The one schema this process owns; no statement of it names another. */
  schema: string;
  entities: (Class | EntitySchema)[];
  migrations: Class<MigrationInterface>[];
  poolSize?: number;
}

/** Milliseconds a statement may take (decisions, time-outs). */
const STATEMENT_TIMEOUT = 3_000;
/** Milliseconds a call waits for a connection: as long as its caller does. */
const CONNECT_TIMEOUT = 5_000;

/** A connected DataSource whose schema is up to date. */
export async function openDatabase({
  url,
  schema,
  entities,
  migrations,
  poolSize = 10,
}: DatabaseOptions): Promise<DataSource> {
  await migrate({ url, schema, migrations });
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
    connectTimeoutMS: CONNECT_TIMEOUT,
    extra: {
      Client: PreparingClient,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: 10_000,
      application_name: `salon-${schema}`,
    },
  });
  await db.initialize();
  return db;
}

@Injectable()
class DatabaseLife implements OnApplicationShutdown {
  constructor(
    private readonly db: DataSource,
    checks: HealthChecks,
  ) {
    checks.add('database', async () => {
      await db.query('SELECT 1');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.db.destroy();
  }
}

/** Provides the process's one `DataSource`. */
@Module({})
export class DatabaseModule {
  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [{ provide: DataSource, useFactory: () => openDatabase(options) }, DatabaseLife],
      exports: [DataSource],
    };
  }
}
