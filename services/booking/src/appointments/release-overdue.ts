import type { LocalDay } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';

/** Key of the job that releases an appointment's hold; there is one of it at most. */
export const releaseKey = (id: string): string => `release ${id}`;

/** SQL that cancels the unpaid holds `which` names, as having run out or as replaced by another, and ends in their ids, `released`. $1 is now. */
export const releasing = (which: string): string => `
  WITH gone AS (
    UPDATE booking.appointment
    SET "status" = 'cancelled', "cancelReason" = CASE WHEN "holdUntil" <= $1 THEN 'unpaid' ELSE 'replaced' END, "version" = "version" + 1
    WHERE "status" = 'pending' AND (${which})
    RETURNING "id", "cancelReason"),
  released AS (
    INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "from", "to", "reason")
    SELECT "id", $1, 'system', 'pending', 'cancelled', "cancelReason" FROM gone RETURNING "appointmentId" AS id)`;

const OF_ONE = prepared(`${releasing('"holdUntil" <= $1 AND "id" = $2::uuid')} SELECT id FROM released`);
const OF_DAY = prepared(`${releasing('"holdUntil" <= $1 AND "day" = $2::date')} SELECT id FROM released`);

/**
 * Cancels the unpaid holds that have run out, of one appointment or of one salon day; their ids. Guarded by the state:
 * a hold paid or extended meanwhile stays.
 */
export async function releaseOverdue(
  tx: EntityManager,
  which: { id: string } | { day: LocalDay },
  now: Date,
): Promise<string[]> {
  const rows: { id: string }[] = await ('id' in which
    ? tx.query(OF_ONE, [now, which.id])
    : tx.query(OF_DAY, [now, which.day]));
  return rows.map(({ id }) => id);
}
