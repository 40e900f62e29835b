import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';

/** What a new booking has to know of the hold it may replace. */
export type HeldAppointment = Pick<
  AppointmentRecord,
  'id' | 'day' | 'requestHash' | 'offer' | 'totalCents' | 'prepaidCents' | 'holdUntil'
>;

/** What the customer holds, what became of the holds they made on one day, and whether they ever kept a visit. */
export interface CustomerHolds {
  /** Their unpaid hold; there is one at most. */
  held: HeldAppointment | null;
  /** How many of the holds of that day are not paid. */
  unpaid: number;
  /** Minutes of those that ran out. */
  expiredMinutes: number;
  /** A visit of theirs is confirmed or has taken place. */
  isKnown: boolean;
}

const HOLDS =
  prepared(`SELECT made."unpaid", made."expiredMinutes", made."isKnown", held."id", held."day"::text, held."requestHash", held."offer", held."totalCents", held."prepaidCents", held."holdUntil"
     FROM (
       SELECT count(*)::int AS "unpaid",
              coalesce(sum("minutes") FILTER (WHERE "cancelReason" = 'unpaid'), 0)::int AS "expiredMinutes",
              EXISTS (SELECT FROM booking.appointment WHERE "customerId" = $1 AND "status" IN ('confirmed', 'completed')) AS "isKnown"
       FROM booking.appointment WHERE "customerId" = $1 AND "bookedOn" = $2 AND "money" = 'none' AND "origin" = 'online') made
     LEFT JOIN booking.appointment held ON held."customerId" = $1 AND held."status" = 'pending'`);

/** @param today the salon day on which the counted holds were made */
export async function customerHolds(tx: EntityManager, customerId: string, today: LocalDay): Promise<CustomerHolds> {
  const [{ unpaid, expiredMinutes, isKnown, ...held }] = await tx.query<
    [Omit<CustomerHolds, 'held'> & (HeldAppointment | Record<keyof HeldAppointment, null>)]
  >(HOLDS, [customerId, today]);
  return { unpaid, expiredMinutes, isKnown, held: held.id === null ? null : held };
}
