import { type Outbox, prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';
import { releaseKey } from './release-overdue.js';

const UNPAID = { status: 'pending', money: 'none', version: 0, rescheduled: 0 } as const;

export type NewHold = Omit<
  AppointmentRow,
  'number' | 'cancelReason' | 'orderId' | 'paymentId' | 'attempt' | keyof typeof UNPAID
> & { holdUntil: Date };

const COLUMNS = [
  'id',
  'bookedOn',
  'customerId',
  'customerName',
  'customerEmail',
  'customerPhone',
  'stylistId',
  'day',
  'startTime',
  'endTime',
  'startsAt',
  'endsAt',
  'minutes',
  'busy',
  'lines',
  'offer',
  'totalCents',
  'feeCents',
  'holdUntil',
  'idempotencyKey',
  'requestHash',
  'policyVersion',
  'createdAt',
  'status',
  'money',
  'version',
  'rescheduled',
] as const satisfies readonly (keyof NewHold | keyof typeof UNPAID)[];

const OPEN = prepared(
  `WITH opened AS (
     INSERT INTO booking.appointment (${COLUMNS.map((name) => `"${name}"`).join(', ')})
     VALUES (${COLUMNS.map((_name, at) => `$${at + 1}`).join(', ')}) RETURNING "id", "number", "customerId", "createdAt"),
   history AS (
     INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "actorId", "to")
     SELECT "id", "createdAt", 'customer', "customerId", 'pending' FROM opened)
   SELECT "number" FROM opened`,
);

/** Writes a new unpaid appointment, the first entry of its history and the job that releases it. */
export async function openAppointment(tx: EntityManager, outbox: Outbox, hold: NewHold): Promise<AppointmentRow> {
  const { id, holdUntil } = hold;
  const values = {
    ...hold,
    ...UNPAID,
    lines: JSON.stringify(hold.lines),
    busy: hold.busy && JSON.stringify(hold.busy),
  };
  const [{ number }] = await tx.query<[{ number: number }]>(
    OPEN,
    COLUMNS.map((name) => values[name]),
  );
  await outbox.add(tx, 'release-unpaid', { id }, { runAt: holdUntil, jobKey: releaseKey(id) });
  return { ...hold, ...UNPAID, number, cancelReason: null, orderId: null, paymentId: null, attempt: null };
}
