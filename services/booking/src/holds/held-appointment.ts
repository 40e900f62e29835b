import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockOf } from '../slots/day-lock.js';

/** What a new booking has to know of the hold it may replace. */
export type HeldAppointment = Pick<AppointmentRecord, 'id' | 'requestHash' | 'offer' | 'totalCents' | 'holdUntil'>;

const LOCK_HELD = prepared(`
  SELECT made."unpaid", made."expiredMinutes", kept."isKnown", held."id", held."requestHash", held."offer", held."totalCents", held."holdUntil", ${lockOf('least($3::date, held."day")')}, ${lockOf('greatest($3::date, held."day")')}
  FROM (
    SELECT count(*)::int AS "unpaid", coalesce(sum("minutes") FILTER (WHERE "cancelReason" = 'unpaid'), 0)::int AS "expiredMinutes"
    FROM booking.appointment WHERE "customerId" = $1 AND "bookedOn" = $2 AND "money" = 'none') made
  CROSS JOIN (SELECT EXISTS (SELECT FROM booking.appointment WHERE "customerId" = $1 AND "status" IN ('confirmed', 'completed')) AS "isKnown") kept
  LEFT JOIN booking.appointment held ON held."customerId" = $1 AND held."status" = 'pending'`);

/** What the customer did with the holds they made on one day, and whether they ever kept a visit. */
export interface Unpaid {
  /** How many of them are not paid. */
  unpaid: number;
  /** Minutes of those that ran out. */
  expiredMinutes: number;
  /** A visit of theirs is confirmed or has taken place. */
  isKnown: boolean;
}

/**
 * The hold a customer has, null without one, and what is unpaid of the bookings they made `today`; under the lock of the
 * customer. Until the transaction ends nobody else sells time of the wanted `day` and of the day of that hold: one query.
 */
export async function lockHeldAppointment(
  tx: EntityManager,
  customerId: string,
  { today, day }: { today: LocalDay; day: LocalDay },
): Promise<Unpaid & { held: HeldAppointment | null }> {
  const [row] = await tx.query<[Unpaid & (HeldAppointment | Record<keyof HeldAppointment, null>)]>(LOCK_HELD, [
    customerId,
    today,
    day,
  ]);
  const { unpaid, expiredMinutes, isKnown, ...held } = row;
  return { unpaid, expiredMinutes, isKnown, held: held.id === null ? null : held };
}
