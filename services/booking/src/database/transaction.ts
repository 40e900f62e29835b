import { setTimeout as wait } from 'node:timers/promises';
import { refuse } from '@salon/contracts';
import { events, sqlStateOf } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';
const STATEMENT_TIMEOUT = '57014';
const RETRIES = 3;
/**
 * Base delay in milliseconds; doubled each time, half of it random, so that two colliding transactions do not collide
 * again.
 */
const PAUSE_MS = 20;

/**
 * Runs `work` in one transaction, and retries at most three times after a deadlock or serialization failure.
 * @throws DomainError `unavailable` when a lock was not obtained within the statement timeout
 */
export async function inTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const state = sqlStateOf(error);
      if (state === STATEMENT_TIMEOUT) throw refuse('BOOKING_BUSY', { retryAfter: 1, cause: error });
      if ((state !== DEADLOCK && state !== SERIALIZATION) || attempt === RETRIES) throw error;
      events.inc({ event: 'transaction_retried' });
      await wait(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
