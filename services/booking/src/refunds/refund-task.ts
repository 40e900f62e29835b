import { randomUUID } from 'node:crypto';
import type { RefundReason } from '@salon/contracts';
import type { EntityManager } from 'typeorm';

export interface Payment {
  orderId: string;
  /** Empty when the gateway gave none. */
  paymentId: string;
}

export interface Refund extends Payment {
  appointmentId: string;
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

/** A fee paid at the desk has neither order nor payment: its task carries the id of the visit instead, and is settled by bank transfer (spec §9). */
export const withoutOrder = (appointmentId: string): Payment => ({ orderId: appointmentId, paymentId: '' });

/** Whether a fee paid at the desk is to go back, or has gone back, to the customer. */
export async function owesDeskFee(tx: EntityManager, appointmentId: string): Promise<boolean> {
  const [{ owes }] = await tx.query<[{ owes: boolean }]>(`SELECT EXISTS (SELECT FROM booking.refund_task WHERE "orderId" = $1) AS owes`, [appointmentId]);
  return owes;
}

/** The second payments of a visit that have gone back, or are on their way. */
export const givenBack = (tx: EntityManager, appointmentId: string): Promise<Payment[]> =>
  tx.query(`SELECT "orderId", "paymentId" FROM booking.refund_task WHERE "appointmentId" = $1 AND "reason" = 'second_payment' AND "state" <> 'due'`, [appointmentId]);

/** Drops the task of a visit that is not cancelled, or has a place after all; one already begun stays. */
export async function forgetRefund(tx: EntityManager, appointmentId: string, reason: 'cancelled' | 'unplaced'): Promise<void> {
  await tx.query(`DELETE FROM booking.refund_task WHERE "appointmentId" = $1 AND "state" = 'due' AND "reason" = $2`, [appointmentId, reason]);
}

/** A refund that was not made after all is due again, with why when the gateway refused it. */
export async function reopenRefund(tx: EntityManager, id: string, failure: string | null = null): Promise<void> {
  await tx.query(
    `UPDATE booking.refund_task SET "state" = 'due', "method" = NULL, "reference" = NULL, "begunAt" = NULL, "acknowledgedAt" = NULL, "doneAt" = NULL, "failure" = $2
     WHERE "id" = $1`,
    [id, failure],
  );
}

const keysOf = (payments: readonly Payment[]): string[] => payments.map(({ orderId, paymentId }) => `${orderId} ${paymentId}`);

/** Drops tasks for payments that were charged back, and for second payments that are none after all. Nothing already begun is dropped, nor what was paid at the desk. */
export async function dropRefundsExcept(tx: EntityManager, appointmentId: string, { standing, second }: { standing: readonly Payment[]; second: readonly Payment[] }): Promise<void> {
  await tx.query(
    `DELETE FROM booking.refund_task WHERE "appointmentId" = $1 AND "state" = 'due' AND "orderId" <> $1::text
       AND ("orderId" || ' ' || "paymentId" <> ALL($2::text[]) OR ("reason" = 'second_payment' AND "orderId" || ' ' || "paymentId" <> ALL($3::text[])))`,
    [appointmentId, keysOf(standing), keysOf(second)],
  );
}
