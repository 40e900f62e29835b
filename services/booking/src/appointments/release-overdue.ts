import type { LocalDay } from '@salon/kernel';
import type { EntityManager } from 'typeorm';

/**
 * Cancels the unpaid holds that have run out, of one appointment or of one salon day; their ids. Guarded by the state:
 * a hold paid or extended meanwhile stays.
 */
export async function releaseOverdue(tx: EntityManager, which: { id: string } | { day: LocalDay }, now: Date): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `WITH released AS (
       UPDATE booking.appointment SET "status" = 'cancelled', "cancelReason" = 'unpaid', "version" = "version" + 1
       WHERE "status" = 'pending' AND "holdUntil" <= $1 AND ${'id' in which ? '"id" = $2::uuid' : '"day" = $2::date'}
       RETURNING "id")
     INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "from", "to", "reason")
     SELECT "id", $1, 'system', 'pending', 'cancelled', 'unpaid' FROM released RETURNING "appointmentId" AS id`,
    [now, 'id' in which ? which.id : which.day],
  );
  return rows.map(({ id }) => id);
}
