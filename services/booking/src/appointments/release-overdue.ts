import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';

/** Key of the job that releases an appointment's hold; there is at most one. */
export const releaseKey = (id: string): string => `release ${id}`;

/**
 * SQL that cancels the unpaid holds that match a condition, as expired or as replaced, each with an entry in its
 * history; $1 is now. It checks the state: a hold paid meanwhile stays.
 */
export const endingHolds = (which: string): string =>
  prepared(
    `WITH ended AS (
       UPDATE booking.appointment
       SET "status" = 'cancelled', "cancelReason" = CASE WHEN "holdUntil" <= $1 THEN 'unpaid' ELSE 'replaced' END,
           "version" = "version" + 1
       WHERE "status" = 'pending' AND ${which}
       RETURNING "id", "cancelReason")
     INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "from", "to", "cause")
     SELECT "id", $1, 'system', 'pending', 'cancelled',
       jsonb_build_object('kind', 'cancelled', 'cancelReason', "cancelReason")
     FROM ended RETURNING "appointmentId" AS id`,
  );

/** Runs such a statement; the ids of the holds. */
export async function endHolds(tx: EntityManager, statement: string, parameters: unknown[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(statement, parameters);
  return rows.map(({ id }) => id);
}

const OVERDUE_ONE = endingHolds('"holdUntil" <= $1 AND "id" = $2');
const OVERDUE_DAY = endingHolds('"holdUntil" <= $1 AND "day" = $2');

/**
 * Cancels the expired unpaid holds of one appointment or of one salon day; returns their ids. A hold extended meanwhile
 * stays.
 */
export const releaseOverdue = (
  tx: EntityManager,
  which: { id: string } | { day: LocalDay },
  now: Date,
): Promise<string[]> =>
  'id' in which ? endHolds(tx, OVERDUE_ONE, [now, which.id]) : endHolds(tx, OVERDUE_DAY, [now, which.day]);
