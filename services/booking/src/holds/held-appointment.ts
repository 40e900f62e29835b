import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { KEPT_STATUSES } from '../appointments/appointment.rules.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import type { CartOwner } from '../cart/cart.queries.js';
import { sqlList } from '../database/sql-list.js';
import type { EarlierHolds } from './hold.rules.js';

/** The fields of an unpaid hold that a new booking needs, because it may replace the hold. */
export type HeldAppointment = Pick<
  AppointmentRecord,
  | 'id'
  | 'day'
  | 'minutes'
  | 'requestHash'
  | 'offer'
  | 'totalCents'
  | 'feeCents'
  | 'prepaidCents'
  | 'policyVersion'
  | 'holdUntil'
>;

interface CustomerHolds extends EarlierHolds {
  /** The customer's unpaid hold; there is at most one. */
  held: HeldAppointment | null;
}

const HOLDS = prepared(
  `SELECT made."unpaid", made."expiredMinutes", made."isKnown", made."isBlocked",
     held."id", held."day"::text, held."minutes", held."requestHash", held."offer",
     held."totalCents", held."feeCents", held."prepaidCents", held."policyVersion", held."holdUntil"
   FROM (
     SELECT count(*)::int AS "unpaid",
            coalesce(sum("minutes") FILTER (WHERE "cancelReason" = 'unpaid'), 0)::int AS "expiredMinutes",
            EXISTS (
              SELECT FROM booking.appointment
              WHERE "customerId" = $1 AND "status" IN ${sqlList(KEPT_STATUSES)}) AS "isKnown",
            EXISTS (
              SELECT FROM booking.customer_note
              WHERE "blocked" <> '' AND "customerId" = booking.customer_key(ARRAY[$1]::uuid[], $3)) AS "isBlocked"
     FROM booking.appointment
     WHERE "customerId" = $1 AND "bookedOn" = $2 AND "money" = 'none' AND "origin" = 'online') made
   LEFT JOIN booking.appointment held ON held."customerId" = $1 AND held."status" = 'pending'`,
);

/** @param today the salon day on which the counted holds were created */
export async function customerHolds(
  tx: EntityManager,
  { id, email }: CartOwner,
  today: LocalDay,
): Promise<CustomerHolds> {
  const [{ unpaid, expiredMinutes, isKnown, isBlocked, ...held }] = await tx.query<
    [EarlierHolds & (HeldAppointment | Record<keyof HeldAppointment, null>)]
  >(HOLDS, [id, today, email]);
  return { unpaid, expiredMinutes, isKnown, isBlocked, held: held.id === null ? null : held };
}
