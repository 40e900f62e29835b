import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';

export type NewHold = Omit<AppointmentRow, 'number' | 'status' | 'cancelReason' | 'money' | 'orderId' | 'paymentId' | 'attempt' | 'version' | 'rescheduled'> & { holdUntil: Date };

/** The columns a hold brings; the others are the same for each. */
const COLUMNS = [
  'id', 'bookedOn', 'customerId', 'customerName', 'customerEmail', 'customerPhone', 'stylistId', 'day', 'startTime', 'endTime', 'startsAt', 'endsAt',
  'minutes', 'lines', 'offer', 'totalCents', 'feeCents', 'holdUntil', 'idempotencyKey', 'requestHash', 'createdAt',
] as const satisfies readonly (keyof NewHold)[];

const OPEN = prepared(`
  WITH opened AS (
    INSERT INTO booking.appointment ("status", "money", "version", "rescheduled", ${COLUMNS.map((name) => `"${name}"`).join(', ')})
    VALUES ('pending', 'none', 0, 0, ${COLUMNS.map((_name, at) => `$${at + 1}`).join(', ')}) RETURNING *),
  noted AS (
    INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "actorId", "to")
    SELECT "id", "createdAt", 'customer', "customerId", 'pending' FROM opened)
  SELECT "number" FROM opened`);

/** Writes a new unpaid appointment and the first line of its journal, in one statement. */
export async function openAppointment(tx: EntityManager, hold: NewHold): Promise<AppointmentRow> {
  const asJson = { ...hold, lines: JSON.stringify(hold.lines), offer: hold.offer && JSON.stringify(hold.offer) };
  const [{ number }] = await tx.query<[{ number: number }]>(OPEN, COLUMNS.map((name) => asJson[name]));
  return { ...hold, number, status: 'pending', cancelReason: null, money: 'none', orderId: null, paymentId: null, attempt: null, version: 0, rescheduled: 0 };
}
