import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { keepForRole, NO_TIMEOUT } from './connections.js';
import { sqlStateOf } from './database-failure.js';

interface MigrateOptions {
  url: string;
  /** The one schema these migrations change; created when missing. */
  schema: string;
  migrations: (new () => MigrationInterface)[];
  /** Settings of every later session of this role. */
  roleSettings?: Readonly<Record<string, number>>;
}

/** Milliseconds a migration waits for a lock. Every statement behind it in the lock queue waits as long. */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_DELAY_MS = 1_000;
/** About three minutes of tries; after that the process does not start. */
const ATTEMPTS = 60;
const LOCK_POLL_MS = 200;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/**
 * Updates a schema. Its connections have no statement timeout, because a change of a large table can take minutes. A
 * migration that does not get its lock in time is rolled back and retried, so that blocked calls can continue.
 * Processes that start together run one after another.
 */
export async function migrate({ url, schema, migrations, roleSettings = {} }: MigrateOptions): Promise<void> {
  const db = new DataSource({
    type: 'postgres',
    url,
    schema,
    migrations,
    poolSize: 2,
    migrationsTableName: 'migration',
    installExtensions: false,
    // Silent: a failure is thrown, and logged by the caller.
    logger: 'debug',
    extra: { ...NO_TIMEOUT, lock_timeout: LOCK_TIMEOUT_MS, application_name: `salon-${schema}-migrations` },
  });
  await db.initialize().catch(refusePooler);
  const session = db.createQueryRunner();
  try {
    await acquireLock(session, schema);
    await createSchema(session, schema);
    await keepForRole((statement) => session.query(statement), roleSettings);
    await retryWithoutLock(() => db.runMigrations({ transaction: 'each' }));
  } finally {
    // The end of the session releases the lock.
    await session.release();
    await db.destroy();
  }
}

function refusePooler(error: unknown): never {
  if (!(error instanceof Error) || !error.message.includes('unsupported startup parameter')) throw error;
  throw new Error('Behind a pooler of transactions DIRECT_DATABASE_URL is needed: see docs/deploy.md.', {
    cause: error,
  });
}

/** Polls instead of waiting inside a statement: CREATE INDEX CONCURRENTLY waits for every statement that is running. */
async function acquireLock(session: QueryRunner, schema: string): Promise<void> {
  for (;;) {
    const [lock] = (await session.query('SELECT pg_try_advisory_lock(hashtext($1)) AS taken', [
      `migrate ${schema}`,
    ])) as {
      taken: boolean;
    }[];
    if (lock?.taken) return;
    await sleep(LOCK_POLL_MS);
  }
}

/** Checks first: a role that owns its schema may lack the right to create one. */
async function createSchema(session: QueryRunner, schema: string): Promise<void> {
  const [found] = (await session.query('SELECT to_regnamespace($1) IS NOT NULL AS present', [schema])) as {
    present: boolean;
  }[];
  if (!found?.present) await session.query(`CREATE SCHEMA "${schema}"`);
}

async function retryWithoutLock(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockFailure(error)) throw error;
      await sleep(RETRY_DELAY_MS);
    }
  }
}

function isLockFailure(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === LOCK_NOT_AVAILABLE || state === DEADLOCK;
}

/**
 * Creates an index while its table is read and written. For a migration with `transaction = false`, which must be
 * repeatable: an index that a failed run left behind is dropped first.
 * @param name index with its schema, `booking.appointment_by_day`
 * @param definition the SQL after the name, `booking.appointment ("startsAt") WHERE …`
 */
export async function createIndexConcurrently(db: QueryRunner, name: string, definition: string): Promise<void> {
  await dropIndexConcurrently(db, name);
  await withoutLockTimeout(db, `CREATE INDEX CONCURRENTLY ${name.split('.')[1]} ON ${definition}`);
}

/** Drops an index, if it is there, while its table is read and written; for a migration with `transaction = false`. */
export const dropIndexConcurrently = (db: QueryRunner, name: string): Promise<void> =>
  withoutLockTimeout(db, `DROP INDEX CONCURRENTLY IF EXISTS ${name}`);

/** The statement waits for all older transactions, including a backup's; reads and writes do not wait for it. */
async function withoutLockTimeout(db: QueryRunner, statement: string): Promise<void> {
  await db.query('SET lock_timeout = 0');
  try {
    await db.query(statement);
  } finally {
    await db.query('RESET lock_timeout');
  }
}
