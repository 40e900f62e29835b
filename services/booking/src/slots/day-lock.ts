import type { LocalDay } from '@salon/kernel';
import type { EntityManager } from 'typeorm';

const DAY = 1;
const CUSTOMER = 2;
const MS_PER_DAY = 86_400_000;

/**
 * Until the transaction ends nobody else sells time of these salon days. Always in calendar order, after a customer
 * lock and before any row, so that two transactions never wait for each other (threat T25).
 */
export async function lockDays(tx: EntityManager, days: readonly LocalDay[]): Promise<void> {
  const ordered = [...new Set(days)].sort().map((day) => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
  // The list of a SELECT is worked off from left to right.
  await tx.query(`SELECT ${ordered.map((_day, at) => `pg_advisory_xact_lock($1, $${at + 2})`).join(', ')}`, [DAY, ...ordered]);
}

/** One booking at a time per customer: two calls of one customer never both see "no hold yet". */
export async function lockCustomer(tx: EntityManager, customerId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [CUSTOMER, customerId]);
}
