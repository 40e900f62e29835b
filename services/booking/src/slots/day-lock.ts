import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';

const DAY = 1;
const CUSTOMER = 2;
const LOCK_CUSTOMER = prepared(`SELECT pg_advisory_xact_lock(${CUSTOMER}, hashtext($1))`);

/** SQL that locks the salon day which the expression `day` of type date stands for. The list of a SELECT is worked off from left to right. */
export const lockOf = (day: string): string => `pg_advisory_xact_lock(${DAY}, ${day} - DATE '1970-01-01')`;

/**
 * Until the transaction ends nobody else sells time of these salon days. Always in calendar order, after a customer
 * lock and before any row, so that two transactions never wait for each other (threat T25).
 */
export async function lockDays(tx: EntityManager, days: readonly LocalDay[]): Promise<void> {
  const ordered = [...new Set(days)].sort();
  await tx.query(`SELECT ${ordered.map((_day, at) => lockOf(`$${at + 1}::date`)).join(', ')}`, ordered);
}

/** One booking at a time per customer: two calls of one customer never both see "no hold yet". */
export async function lockCustomer(tx: EntityManager, customerId: string): Promise<void> {
  await tx.query(LOCK_CUSTOMER, [customerId]);
}
