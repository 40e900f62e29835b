import { MOST_HORIZON_DAYS } from '@salon/contracts';
import { addDays, type LocalDay, toLocal } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';

const DAY_LOCK = 1;
const CUSTOMER_LOCK = 2;
const LOCK_CUSTOMER = prepared(`SELECT pg_advisory_xact_lock(${CUSTOMER_LOCK}, hashtext($1))`);
const LOCK_DAYS = prepared(
  `SELECT pg_advisory_xact_lock(${DAY_LOCK}, day - DATE '1970-01-01') FROM unnest($1::date[]) AS day`,
);

/**
 * Locks these salon days against other bookings until the transaction ends. Always in calendar order, after a customer
 * lock and before any row, so that two transactions cannot deadlock (threat T25).
 */
export async function lockDays(tx: EntityManager, days: readonly LocalDay[]): Promise<void> {
  await tx.query(LOCK_DAYS, [[...new Set(days)].sort()]);
}

/**
 * The same for the days of a range, the last one included, that can be booked now: leave without an end would use up
 * the locks of the whole database.
 */
export async function lockDaysFrom(
  tx: EntityManager,
  { from, to }: { from: LocalDay; to: LocalDay },
  now: Date,
): Promise<void> {
  const { day: today } = toLocal(now, 'UTC'); // At most a day from the salon's.
  const [first, last] = [addDays(today, -1), addDays(today, MOST_HORIZON_DAYS + 1)];
  await tx.query(
    `SELECT pg_advisory_xact_lock(${DAY_LOCK}, day)
     FROM generate_series($1::date - DATE '1970-01-01', $2::date - DATE '1970-01-01') AS day`,
    [from > first ? from : first, to < last ? to : last],
  );
}

/** One booking at a time per customer: two calls of one customer never both see "no hold yet". */
export async function lockCustomer(tx: EntityManager, customerId: string): Promise<void> {
  await tx.query(LOCK_CUSTOMER, [customerId]);
}
