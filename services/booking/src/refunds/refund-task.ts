import { randomUUID } from 'node:crypto';
import type { RefundReason } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { STATUS } from '../gateway/retrieval.rules.js';
import type { Payment, Returned } from '../payments/payment.rules.js';

export interface Refund extends Payment {
  appointmentId: string;
  amountCents: number;
  reason: RefundReason;
}

/** Money to give back, for an admin to press; one task per payment however often it is found, for the latest reason until it is begun (decision D5). The id of a new one. */
export async function oweRefund(
  tx: EntityManager,
  { appointmentId, orderId, paymentId, amountCents, reason }: Refund,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const [added]: { id: string }[] = await tx.query(
    `INSERT INTO booking.refund_task ("id", "appointmentId", "orderId", "paymentId", "amountCents", "reason", "createdAt")
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT one_refund_per_payment
     DO UPDATE SET "reason" = excluded."reason", "amountCents" = excluded."amountCents" WHERE refund_task."state" = 'due' RETURNING "id"`,
    [id, appointmentId, orderId, paymentId, amountCents, reason, now],
  );
  return added?.id === id ? id : null;
}

/** A fee paid at the desk has neither order nor payment: its task carries the id of the visit instead, and is settled by bank transfer (spec §9). */
export const withoutOrder = (appointmentId: string): Payment => ({ orderId: appointmentId, paymentId: '' });

/** Whether a fee paid at the desk is to go back, or has gone back, to the customer. */
export async function owesDeskFee(tx: EntityManager, appointmentId: string): Promise<boolean> {
  const [{ owes }] = await tx.query<[{ owes: boolean }]>(
    `SELECT EXISTS (SELECT FROM booking.refund_task WHERE "orderId" = $1) AS owes`,
    [appointmentId],
  );
  return owes;
}

/** The payments whose giving back has been begun, and why. */
export const begunRefunds = (tx: EntityManager, appointmentId: string): Promise<Returned[]> =>
  tx.query(
    `SELECT "orderId", "paymentId", "reason" FROM booking.refund_task WHERE "appointmentId" = $1 AND "state" <> 'due'`,
    [appointmentId],
  );

/** Drops the task of a visit that is not cancelled, or has a place after all; one already begun stays. */
export async function forgetRefund(
  tx: EntityManager,
  appointmentId: string,
  reason: 'cancelled' | 'unplaced',
): Promise<void> {
  await tx.query(`DELETE FROM booking.refund_task WHERE "appointmentId" = $1 AND "state" = 'due' AND "reason" = $2`, [
    appointmentId,
    reason,
  ]);
}

/** A refund that was not made after all is due again, with why when the gateway refused it; not so if the bank has taken the payment back meanwhile. */
export async function reopenRefund(tx: EntityManager, id: string, failure: string | null = null): Promise<void> {
  await tx.query(
    `DELETE FROM booking.refund_task task WHERE "id" = $1 AND EXISTS (
       SELECT FROM booking.payment_notice notice WHERE notice."orderId" = task."orderId" AND coalesce(notice."paymentId", '') = task."paymentId"
         AND notice."verdict" = 'accepted' AND notice."statusCode" = $2)`,
    [id, STATUS.chargedBack],
  );
  await tx.query(
    `UPDATE booking.refund_task SET "state" = 'due', "method" = NULL, "reference" = NULL, "begunAt" = NULL, "acknowledgedAt" = NULL, "doneAt" = NULL, "failure" = $2
     WHERE "id" = $1`,
    [id, failure],
  );
}

/** Drops the tasks of payments that do not go back after all. Nothing already begun is dropped, nor what was paid at the desk. */
export async function dropRefundsExcept(
  tx: EntityManager,
  appointmentId: string,
  payments: readonly Payment[],
): Promise<void> {
  await tx.query(
    `DELETE FROM booking.refund_task WHERE "appointmentId" = $1 AND "state" = 'due' AND "orderId" <> $1::text AND "orderId" || ' ' || "paymentId" <> ALL($2::text[])`,
    [appointmentId, payments.map(({ orderId, paymentId }) => `${orderId} ${paymentId}`)],
  );
}
