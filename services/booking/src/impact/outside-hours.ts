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

/** Undoes the action that allowed it; an earlier one that is not undone allows the visit at its place again. */
export async function disallowOutsideHours(
  tx: EntityManager,
  { id }: Pick<AppointmentRecord, 'id'>,
  actionId: string,
): Promise<void> {
  await tx.query('DELETE FROM booking.kept_outside WHERE "appointmentId" = $1', [id]);
  await tx.query(
    `INSERT INTO booking.kept_outside ("appointmentId", "stylistId", "startsAt")
     SELECT "appointmentId", ("after"->>'stylistId')::uuid, ("after"->>'startsAt')::timestamptz FROM booking.act
     WHERE "appointmentId" = $1 AND "kind" = 'keep' AND "undoneAt" IS NULL AND "id" <> $2
     ORDER BY "number" DESC LIMIT 1`,
    [id, actionId],
  );
}
