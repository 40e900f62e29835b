import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRow } from './appointment.entity.js';
import { recordHistory } from './move-appointment.js';
import { releaseKey } from './release-overdue.js';

const UNPAID = { status: 'pending', money: 'none', version: 0, rescheduled: 0 } as const;

export type NewHold = Omit<
  AppointmentRow,
  'number' | 'cancelReason' | 'orderId' | 'paymentId' | 'attempt' | keyof typeof UNPAID
> & { holdUntil: Date };

/** Writes a new unpaid appointment, the first entry of its history and the job that releases it. */
export async function openAppointment(tx: EntityManager, outbox: Outbox, hold: NewHold): Promise<AppointmentRow> {
  const { id, customerId, createdAt, holdUntil } = hold;
  const values = { ...hold, ...UNPAID, lines: JSON.stringify(hold.lines) };
  const names = Object.keys(values);
  const [{ number }] = await tx.query<[{ number: number }]>(
    `INSERT INTO booking.appointment (${names.map((name) => `"${name}"`).join(', ')})
     VALUES (${names.map((_name, at) => `$${at + 1}`).join(', ')}) RETURNING "number"`,
    Object.values(values),
  );
  const opened = { from: null, to: 'pending', actor: 'customer', actorId: customerId, reason: null } as const;
  await recordHistory(tx, { ...opened, id, now: createdAt });
  await outbox.add(tx, 'release-unpaid', { id }, { runAt: holdUntil, jobKey: releaseKey(id) });
  return { ...hold, ...UNPAID, number, cancelReason: null, orderId: null, paymentId: null, attempt: null };
}
