import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockOf } from '../slots/day-lock.js';

/** What a new booking has to know of the hold it may replace. */
export type Held = Pick<AppointmentRecord, 'id' | 'requestHash' | 'offer' | 'holdUntil'>;

const STANDING = prepared(`
  SELECT made."unpaid", held."id", held."requestHash", held."offer", held."holdUntil", ${lockOf('least($3::date, held."day")')}, ${lockOf('greatest($3::date, held."day")')}
  FROM (SELECT count(*)::int AS "unpaid" FROM booking.appointment WHERE "customerId" = $1 AND "bookedOn" = $2 AND "money" = 'none') made
  LEFT JOIN booking.appointment held ON held."customerId" = $1 AND held."status" = 'pending'`);

/**
 * The hold a customer has, null without one, and how many of the bookings they made `today` are unpaid; under the lock of the
 * customer. Until the transaction ends nobody else sells time of the wanted `day` and of the day of that hold: one question.
 */
export async function lockStanding(
  tx: EntityManager,
  customerId: string,
  { today, day }: { today: LocalDay; day: LocalDay },
): Promise<{ held: Held | null; unpaid: number }> {
  const [{ id, requestHash, offer, holdUntil, unpaid }] = await tx.query<[{ unpaid: number } & Held]>(STANDING, [
    customerId,
    today,
    day,
  ]);
  return { held: id === null ? null : { id, requestHash, offer, holdUntil }, unpaid };
}
