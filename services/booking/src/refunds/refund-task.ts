import { randomUUID } from 'node:crypto';
import type { RefundReason, RefundState } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { acceptedNotices } from '../ledger/ledger.queries.js';
import { chargedBackOf, isSame, type Payment, type Returned } from '../ledger/ledger.rules.js';

/** A payment of a visit to give back, how much of it and why: what a new refund task is created from. */
export interface OwedRefund extends Payment {
  appointmentId: string;
  amountCents: number;
  reason: RefundReason;
}

/**
 * Creates a refund task for an admin: one task per payment, with the latest reason until it is begun (decision D5).
 * @returns the id of a new one
 */
export async function oweRefund(
  tx: EntityManager,
  { appointmentId, orderId, paymentId, amountCents, reason }: OwedRefund,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const [added]: { id: string }[] = await tx.query(
    `INSERT INTO booking.refund_task
       ("id", "appointmentId", "orderId", "paymentId", "amountCents", "reason", "createdAt")
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT ON CONSTRAINT one_refund_per_payment DO UPDATE
     SET "reason" = excluded."reason", "amountCents" = excluded."amountCents"
     WHERE refund_task."state" = 'due' RETURNING "id"`,
    [id, appointmentId, orderId, paymentId, amountCents, reason, now],
  );
  return added?.id === id ? id : null;
}

/**
 * A fee paid at the desk has neither order nor payment: its task has the visit's id instead, and is settled by bank
 * transfer (docs/product.md §9).
 */
export const withoutOrder = (appointmentId: string): Payment => ({ orderId: appointmentId, paymentId: '' });

/** A refund task of an appointment, with the fields that its payments affect. */
interface RefundTask extends Returned {
  id: string;
  state: RefundState;
  method: 'gateway' | 'bank' | null;
}

export const refundTasks = (tx: EntityManager, appointmentId: string): Promise<RefundTask[]> =>
  tx.query(
    `SELECT "id", "orderId", "paymentId", "reason", "state", "method" FROM booking.refund_task
     WHERE "appointmentId" = $1 ORDER BY "createdAt", "id"`,
    [appointmentId],
  );

/**
 * Updates the task of a payment that arrived with an unknown id to the gateway's id, so that it stays one task and
 * completed refunds stay completed. A task sent through the gateway keeps the id that the gateway accepted.
 * @param succeeded all payments of the appointment
 * @returns the updated tasks
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

/** Drops the task of a visit that is no longer cancelled, or has a place; a begun one stays. */
export async function dropDueRefund(
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
 * A refund that failed is due again, with the gateway's reason when it refused; not when the payment was charged back
 * meanwhile.
 * @returns whether it is due again
 */
export async function reopenRefund(tx: EntityManager, id: string, failure: string | null = null): Promise<boolean> {
  if (await isChargedBack(tx, id)) {
    await tx.query('DELETE FROM booking.refund_task WHERE "id" = $1', [id]);
    return false;
  }
  await tx.query(
    `UPDATE booking.refund_task
     SET "state" = 'due', "method" = NULL, "reference" = NULL,
         "begunAt" = NULL, "acknowledgedAt" = NULL, "doneAt" = NULL, "failure" = $2
     WHERE "id" = $1`,
    [id, failure],
  );
  return true;
}

/** Whether the payment of that refund was charged back. */
async function isChargedBack(tx: EntityManager, id: string): Promise<boolean> {
  const [task] = await tx.query<(Payment & { appointmentId: string })[]>(
    'SELECT "appointmentId", "orderId", "paymentId" FROM booking.refund_task WHERE "id" = $1',
    [id],
  );
  return task !== undefined && chargedBackOf(await acceptedNotices(tx, task.appointmentId)).some(isSame(task));
}

/**
 * Drops the tasks of payments that need no refund any more. Keeps begun tasks, and those of amounts paid at the desk.
 * @returns what was dropped
 */
export async function dropRefundsExcept(
  tx: EntityManager,
  appointmentId: string,
  payments: readonly Payment[],
): Promise<{ amountCents: number }[]> {
  return tx.query(
    `WITH dropped AS (
       DELETE FROM booking.refund_task
       WHERE "appointmentId" = $1 AND "state" = 'due' AND "orderId" <> $1::text
         AND "orderId" || ' ' || "paymentId" <> ALL($2::text[])
       RETURNING "amountCents")
     SELECT "amountCents" FROM dropped`,
    [appointmentId, payments.map(({ orderId, paymentId }) => `${orderId} ${paymentId}`)],
  );
}
