import type { EntityManager } from 'typeorm';
import { AppointmentRow } from './appointment.entity.js';
import { journal } from './move-appointment.js';

export type NewHold = Omit<AppointmentRow, 'number' | 'status' | 'cancelReason' | 'money' | 'orderId' | 'paymentId' | 'attempt' | 'version' | 'rescheduled'> & { holdUntil: Date };

/** Writes a new unpaid appointment and the first line of its journal. */
export async function openAppointment(tx: EntityManager, hold: NewHold): Promise<AppointmentRow> {
  const fresh = { ...hold, status: 'pending' as const, cancelReason: null, money: 'none' as const, orderId: null, paymentId: null, attempt: null, version: 0, rescheduled: 0 };
  const { raw } = await tx.createQueryBuilder().insert().into(AppointmentRow).values(fresh).returning('"number"').updateEntity(false).execute();
  await journal(tx, { id: hold.id, from: null, to: 'pending', actor: 'customer', actorId: hold.customerId, reason: null, now: hold.createdAt });
  return { ...fresh, number: (raw as { number: number }[])[0]?.number ?? 0 };
}
