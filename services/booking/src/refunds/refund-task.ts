import { randomUUID } from 'node:crypto';
import type { RefundReason, RefundState } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { acceptedNotices } from '../ledger/ledger.queries.js';
import { isSame, ledgerOf, type Payment, type Returned } from '../ledger/ledger.rules.js';

export interface Refund extends Payment {
  appointmentId: string;
  amountCents: number;
  reason: RefundReason;
}

/**
 * Money to give back, for an admin to press; one task per payment however often it is found, for the latest reason
 * until it is begun (decision D5). The id of a new one.
 */
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

/**
 * A fee paid at the desk has neither order nor payment: its task carries the id of the visit instead, and is settled by
 * bank transfer (docs/product.md §9).
 */
export const withoutOrder = (appointmentId: string): Payment => ({ orderId: appointmentId, paymentId: '' });

/** A refund task of an appointment, as far as its payments depend on it. */
interface RefundTask extends Returned {
  id: string;
  state: RefundState;
  method: 'gateway' | 'bank' | null;
}

export const refundTasks = (tx: EntityManager, appointmentId: string): Promise<RefundTask[]> =>
  tx.query(
    `SELECT "id", "orderId", "paymentId", "reason", "state", "method" FROM booking.refund_task WHERE "appointmentId" = $1 ORDER BY "createdAt", "id"`,
    [appointmentId],
  );

/**
 * Gives the task of a payment that arrived under an id nobody knows the id that the gateway knows it by, so that it is
 * still one task, and what has been given back stays given back. One sent through the gateway keeps the id the gateway
 * took.
 * @param succeeded all payments of the
 * appointment; the tasks as they are then
 */
export async function renameRefunds(
  tx: EntityManager,
  tasks: readonly RefundTask[],
  succeeded: readonly Payment[],
): Promise<RefundTask[]> {
  const renamed = [...tasks];
  for (const [at, task] of tasks.entries()) {
    const first = succeeded.find(({ orderId }) => orderId === task.orderId);
    const isNamed = task.method === 'gateway' || succeeded.some(isSame(task));
    if (!first || isNamed || renamed.some(isSame(first))) continue;
    await tx.query('UPDATE booking.refund_task SET "paymentId" = $2 WHERE "id" = $1', [task.id, first.paymentId]);
    renamed[at] = { ...task, ...first };
  }
  return renamed;
}

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

/**
 * A refund that was not made after all is due again, with why when the gateway refused it; not so if the bank has taken
 * the payment back meanwhile.
 */
export async function reopenRefund(tx: EntityManager, id: string, failure: string | null = null): Promise<void> {
  if (await isChargedBack(tx, id)) {
    await tx.query('DELETE FROM booking.refund_task WHERE "id" = $1', [id]);
    return;
  }
  await tx.query(
    `UPDATE booking.refund_task SET "state" = 'due', "method" = NULL, "reference" = NULL, "begunAt" = NULL, "acknowledgedAt" = NULL, "doneAt" = NULL, "failure" = $2
     WHERE "id" = $1`,
    [id, failure],
  );
}

/** Whether the bank has taken back the payment of that refund. */
async function isChargedBack(tx: EntityManager, id: string): Promise<boolean> {
  const [task] = await tx.query<(Payment & { appointmentId: string })[]>(
    'SELECT "appointmentId", "orderId", "paymentId" FROM booking.refund_task WHERE "id" = $1',
    [id],
  );
  if (!task) return false;
  const { succeeded, remaining } = ledgerOf(await acceptedNotices(tx, task.appointmentId));
  return succeeded.some(isSame(task)) && !remaining.some(isSame(task));
}

/**
 * Drops the tasks of payments that do not go back after all. Nothing already begun is dropped, nor what was paid at the
 * desk.
 */
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
