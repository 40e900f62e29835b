import { randomUUID } from 'node:crypto';
import type { RefundReason } from '@salon/contracts';
import type { EntityManager } from 'typeorm';

export interface Refund {
  appointmentId: string;
  orderId: string;
  paymentId: string;
  amountCents: number;
  reason: RefundReason;
}

/** Money to give back, for an admin to press; one task per payment however often it is found (decision D5). */
export async function oweRefund(tx: EntityManager, { appointmentId, orderId, paymentId, amountCents, reason }: Refund, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO booking.refund_task ("id", "appointmentId", "orderId", "paymentId", "amountCents", "reason", "createdAt")
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT one_refund_per_payment DO NOTHING`,
    [randomUUID(), appointmentId, orderId, paymentId, amountCents, reason, now],
  );
}

/** Drops the task of a visit that is not cancelled, or has a place after all; one already begun stays. */
export async function forgetRefund(tx: EntityManager, appointmentId: string, reason: 'cancelled' | 'unplaced'): Promise<void> {
  await tx.query(`DELETE FROM booking.refund_task WHERE "appointmentId" = $1 AND "state" = 'due' AND "reason" = $2`, [appointmentId, reason]);
}

/** A refund that was not made after all is due again. */
export async function reopenRefund(tx: EntityManager, id: string): Promise<void> {
  await tx.query(
    `UPDATE booking.refund_task SET "state" = 'due', "method" = NULL, "reference" = NULL, "begunAt" = NULL, "acknowledgedAt" = NULL, "doneAt" = NULL WHERE "id" = $1`, [id]);
}

/** Drops tasks that are not owed any more: a second payment that is the only one after all, a payment charged back. One already begun stays. */
export async function dropRefundsExcept(tx: EntityManager, appointmentId: string, owed: readonly Pick<Refund, 'orderId' | 'paymentId'>[]): Promise<void> {
  await tx.query(
    `DELETE FROM booking.refund_task WHERE "appointmentId" = $1 AND "state" = 'due' AND NOT ("orderId" || ' ' || "paymentId" = ANY($2::text[]))`,
    [appointmentId, owed.map(({ orderId, paymentId }) => `${orderId} ${paymentId}`)],
  );
}
