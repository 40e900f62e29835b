import { bool, databaseUrl, furtherDatabaseUrl, readConfig, str } from './platform/config.js';
import { isDatabaseUnavailable } from './database/database-failure.js';
import { type DatabaseOptions, migrateDatabase } from './database/database.js';
import { migrateJobs } from './jobs/jobs.js';
import { createLogger } from './platform/logger.js';

/** A service's own schema. @param isDemo whether a new one gets the demonstration data */
type OwnDatabase = (url: string, poolSize: number, isDemo: boolean) => DatabaseOptions;

/**
 * `node dist/migrate.js`: updates the schema of a service and of its queue without starting the service (ADR-0059).
 * Needs only the database settings. Exits with 0, or with 1 and the reason in the log.
 */
export async function migrateCommand(database: OwnDatabase): Promise<void> {
  const config = readConfig({
    DATABASE_URL: databaseUrl(),
    /** Direct database URL, when DATABASE_URL is a transaction pooler. */
    DIRECT_DATABASE_URL: furtherDatabaseUrl(),
    SEED_DEMO: bool({ default: false }),
    LOG_LEVEL: str({ default: 'info', choices: ['debug', 'info', 'warn', 'error'] }),
  });
  const { DATABASE_URL: url, DIRECT_DATABASE_URL: directUrl } = config;
  const options = database(url, 1, config.SEED_DEMO);
  const logger = createLogger(`${options.schema}-migrate`, config.LOG_LEVEL);
  try {
    await migrateDatabase({ ...options, directUrl });
    await migrateJobs(directUrl || url, `${options.schema}_jobs`);
    logger.info('migrated');
  } catch (error) {
    const isAway = isDatabaseUnavailable(error);
    logger.fatal({ err: error }, isAway ? 'not migrated: the database cannot be reached' : 'not migrated');
    process.exit(1);
  }
}
