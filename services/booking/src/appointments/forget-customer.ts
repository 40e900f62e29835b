import { FORMER_CUSTOMER } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';

export type LockedVisit = Pick<AppointmentRow, 'id' | 'status' | 'money' | 'endsAt'>;

const VISITS = `
  SELECT "id", "status", "money", "endsAt" FROM booking.appointment
  WHERE "customerId" = ANY($1::uuid[]) OR "customerEmail" = ANY($2::text[]) ORDER BY "id" FOR UPDATE`;

/** All visits under these ids or e-mail addresses, locked until the transaction ends. */
export const lockVisitsOf = (
  tx: EntityManager,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<LockedVisit[]> => tx.query(VISITS, [ids, emails]);

/** SQL: true for the visit of a customer whose data was deleted; every other customer has an address or a number. */
export const IS_FORMER = `("customerName" = '${FORMER_CUSTOMER}' AND "customerEmail" = '' AND "customerPhone" IS NULL)`;

/**
 * SQL: lines of a visit without the reasons of agreed prices.
 * @param lines SQL of a jsonb array
 */
export const linesWithoutReasons = (lines: string): string => `(
  SELECT coalesce(jsonb_agg(CASE WHEN line ? 'agreed' THEN line || '{"agreed": ""}' ELSE line END ORDER BY at), '[]')
  FROM jsonb_array_elements(${lines}) WITH ORDINALITY AS each_line (line, at))`;

const FORGET = `
  UPDATE booking.appointment
  SET "customerName" = $2, "customerEmail" = '', "customerPhone" = NULL, "note" = '',
      "idempotencyKey" = NULL, "requestHash" = '', "lines" = ${linesWithoutReasons('"lines"')}
  WHERE "id" = ANY($1::uuid[])`;

/** What staff wrote beside a change; its cause stays, as every change does. */
const FORGET_REASONS = `
  UPDATE booking.appointment_journal SET "reason" = NULL
  WHERE "appointmentId" = ANY($1::uuid[]) AND "reason" IS NOT NULL`;

/** Removes the customer, and what staff wrote about them, from these visits; times, prices and payments stay. */
export async function forgetCustomerOf(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await tx.query(FORGET, [ids, FORMER_CUSTOMER]);
  await tx.query(FORGET_REASONS, [ids]);
}
