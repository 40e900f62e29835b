import { isVisitReference, may, refuse } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { TERMS } from '../policy/terms.js';
import type { AppointmentRecord } from './appointment.view.js';

/** @param source the table of visits, or a subset as `(…) appointment` */
export const selectFrom = (source: string): string => `
  SELECT appointment.*, "day"::text AS "day", "bookedOn"::text AS "bookedOn", stylist."name" AS "stylistName", ${TERMS}
  FROM ${source} JOIN booking.stylist ON stylist."id" = "stylistId"
  JOIN booking.policy ON policy."version" = "policyVersion"`;

export const SELECT_APPOINTMENT = selectFrom('booking.appointment');

/**
 * The appointment, locked until the transaction ends; undefined when there is none. Only its row is locked: after a
 * wait, a join with FOR UPDATE finds no row when the stylist has changed meanwhile.
 */
export async function lockAppointment(tx: EntityManager, id: string): Promise<AppointmentRecord | undefined> {
  await tx.query('SELECT FROM booking.appointment WHERE "id" = $1 FOR UPDATE', [id]);
  return appointmentById(tx, id);
}

export const appointmentById = (db: DataSource | EntityManager, id: string): Promise<AppointmentRecord | undefined> =>
  findAppointment(db, 'appointment."id" = $1', [id]);

/** The first matching appointment; `where` is a constant of ours, never input. */
export async function findAppointment(
  db: DataSource | EntityManager,
  where: string,
  parameters: unknown[],
): Promise<AppointmentRecord | undefined> {
  const [row] = await db.query<AppointmentRecord[]>(`${SELECT_APPOINTMENT} WHERE ${where} LIMIT 1`, parameters);
  return row;
}

/** The parts of a visit's reference; null for an invalid one. */
export function readReference(reference: string): { number: number; bookedOn: string } | null {
  if (!isVisitReference(reference)) return null;
  const [, bookedOn = '', number] = reference.split('-');
  return { number: Number(number), bookedOn: bookedOn.replace(/(..)(..)(..)/, '20$1-$2-$3') };
}

/** The appointment with a displayed id, as `ARL-261126-0042`. @throws DomainError `not_found` */
export async function appointmentByReference(
  db: DataSource | EntityManager,
  reference: string,
): Promise<AppointmentRecord> {
  const read = readReference(reference);
  const row =
    read &&
    (await findAppointment(db, 'appointment."number" = $1 AND "bookedOn"::text = $2', [read.number, read.bookedOn]));
  if (!row) throw refuse('APPOINTMENT_NOT_FOUND');
  return row;
}

/** Whether the caller may work at the desk. An owner who must still set up two-step sign-in may not. */
export const isDesk = (caller: Caller): boolean => !caller.needsSecondFactor && may(caller, 'desk');

/**
 * A missing appointment and another customer's get the same response, unless the desk reads it (decision C11).
 * @throws DomainError `not_found`
 */
export function assertReadable(row: AppointmentRecord | undefined, caller: Caller): asserts row is AppointmentRecord {
  if (!row || (row.customerId !== caller.id && !isDesk(caller))) throw refuse('APPOINTMENT_NOT_FOUND');
}

/** @throws DomainError `not_found` for a visit that the caller cannot see */
export async function lockReadable(tx: EntityManager, id: string, caller: Caller): Promise<AppointmentRecord> {
  const row = await lockAppointment(tx, id);
  assertReadable(row, caller);
  return row;
}
