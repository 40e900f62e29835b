import { sqlStateOf } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';

const UNIQUE_VIOLATION = '23505';
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
      if (left === 0 || sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}
