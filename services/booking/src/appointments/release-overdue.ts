import type { LocalDay } from '@salon/kernel';
import type { EntityManager } from 'typeorm';

/** Cancels the unpaid holds `which` names, as having run out or as replaced by another; their ids. $1 is now. */
const release = (which: string): string => `
  WITH released AS (
    UPDATE booking.appointment
    SET "status" = 'cancelled', "cancelReason" = CASE WHEN "holdUntil" <= $1 THEN 'unpaid' ELSE 'replaced' END, "version" = "version" + 1
    WHERE "status" = 'pending' AND (${which})
    RETURNING "id", "cancelReason")
  INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "from", "to", "reason")
  SELECT "id", $1, 'system', 'pending', 'cancelled', "cancelReason" FROM released RETURNING "appointmentId" AS id`;

const OVERDUE = {
  ofOne: release('"holdUntil" <= $1 AND "id" = $2::uuid'),
  ofDay: release('"holdUntil" <= $1 AND "day" = $2::date'),
  ofDayAndOne: release('("holdUntil" <= $1 AND "day" = $2::date) OR "id" = $3::uuid'),
};

/**
 * Cancels the unpaid holds that have run out, of one appointment or of one salon day; their ids. Guarded by the state:
 * a hold paid or extended meanwhile stays.
 */
export async function releaseOverdue(tx: EntityManager, which: { id: string } | { day: LocalDay }, now: Date): Promise<string[]> {
  const rows: { id: string }[] = await ('id' in which ? tx.query(OVERDUE.ofOne, [now, which.id]) : tx.query(OVERDUE.ofDay, [now, which.day]));
  return rows.map(({ id }) => id);
}

/** Cancels what has run out of one salon day, and the hold that a new one of that day replaces, if any, unless it was paid meanwhile. */
export async function makeRoom(tx: EntityManager, { day, replaced }: { day: LocalDay; replaced: string | null }, now: Date): Promise<void> {
  await tx.query(OVERDUE.ofDayAndOne, [now, day, replaced]);
}
