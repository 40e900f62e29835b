import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';

const DAY = 1;
const CUSTOMER = 2;
const LOCK_CUSTOMER = prepared(`SELECT pg_advisory_xact_lock(${CUSTOMER}, hashtext($1))`);

/**
 * Locks these salon days against other bookings until the transaction ends. Always in calendar order, after a customer
 * lock and before any row, so that two transactions cannot deadlock (threat T25).
 */
export async function lockDays(tx: EntityManager, days: readonly LocalDay[]): Promise<void> {
  const ordered = [...new Set(days)].sort();
  const locks = ordered.map((_day, at) => `pg_advisory_xact_lock(${DAY}, $${at + 1}::date - DATE '1970-01-01')`);
  await tx.query(`SELECT ${locks.join(', ')}`, ordered);
}

/** The same for all days of a range, the last one included. */
export async function lockDaysFrom(tx: EntityManager, from: LocalDay, to: LocalDay): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(${DAY}, day)
     FROM generate_series($1::date - DATE '1970-01-01', $2::date - DATE '1970-01-01') AS day`,
    [from, to],
  );
}

/** One booking at a time per customer: two calls of one customer never both see "no hold yet". */
export async function lockCustomer(tx: EntityManager, customerId: string): Promise<void> {
  await tx.query(LOCK_CUSTOMER, [customerId]);
}
