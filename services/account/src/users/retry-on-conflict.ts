import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

const TRIES = 3;

/**
 * Runs `work` in a transaction, and again after a unique violation: a concurrent transaction created the same account,
 * and the next attempt finds it.
 */
export async function retryOnConflict<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (left === 0 || !isTaken(error)) throw error;
    }
  }
}

/** Postgres' unique_violation. */
const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505';
