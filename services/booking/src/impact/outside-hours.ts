import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';

/** Allows the visit outside the hours, while its stylist and time do not change. */
export async function allowOutsideHours(
  tx: EntityManager,
  { id, stylistId, startsAt }: AppointmentRecord,
): Promise<void> {
  await tx.query(
    `INSERT INTO booking.kept_outside ("appointmentId", "stylistId", "startsAt") VALUES ($1, $2, $3)
     ON CONFLICT ("appointmentId") DO UPDATE SET "stylistId" = excluded."stylistId", "startsAt" = excluded."startsAt"`,
    [id, stylistId, startsAt],
  );
}

export async function disallowOutsideHours(tx: EntityManager, { id }: Pick<AppointmentRecord, 'id'>): Promise<void> {
  await tx.query('DELETE FROM booking.kept_outside WHERE "appointmentId" = $1', [id]);
}
