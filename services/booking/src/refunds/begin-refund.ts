import { type AdminActionUndo, type HistoryCause, type MoneyState, refuse } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { recordAdminAction } from '../admin-actions/record-admin-action.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockAppointment } from '../appointments/appointments.queries.js';
import { recordHistory, setMoney } from '../appointments/record-changes.js';
import { isOfVisit } from './refund.rules.js';
import { findRefund, type RefundRecord } from './refunds.queries.js';

export interface RefundStart {
  admin: Caller;
  now: Date;
  /** The way: through the gateway, or by a bank transfer already made. */
  by: { method: 'gateway' } | { method: 'bank'; reference: string };
}

/** A refund and its visit; the visit is locked first, as everywhere. */
export async function lockRefund(
  tx: EntityManager,
  id: string,
): Promise<{ row: AppointmentRecord; task: RefundRecord }> {
  const { appointmentId } = await findRefund(tx, id);
  const row = await lockAppointment(tx, appointmentId);
  if (!row) throw new Error(`refund ${id} has no visit`);
  return { row, task: await findRefund(tx, id) };
}

/**
 * Begins a due refund once: a concurrent second call finds it begun. Stores the admin action and the visit's history.
 * @throws DomainError `not_found`, `conflict` when it is no longer due
 */
export async function beginRefund(
  tx: EntityManager,
  id: string,
  { admin, now, by }: RefundStart,
): Promise<{ row: AppointmentRecord; task: RefundRecord; act: AdminActionUndo }> {
  const { row, task } = await lockRefund(tx, id);
  assertDue(task);
  const isBank = by.method === 'bank';
  await tx.query(
    `UPDATE booking.refund_task
     SET "state" = $2, "method" = $3, "reference" = $4, "begunAt" = $5, "doneAt" = $6, "failure" = NULL
     WHERE "id" = $1`,
    [id, isBank ? 'refunded' : 'refunding', by.method, isBank ? by.reference : null, now, isBank ? now : null],
  );
  const money: MoneyState = isBank ? 'refunded' : 'refunding';
  const after = isOfVisit(task, row) ? { ...row, money } : row;
  if (after !== row) await setMoney(tx, row, { money });
  const cause: HistoryCause = { kind: isBank ? 'bank_refund' : 'refund_sent' };
  await recordHistory(tx, row, { actor: 'admin', actorId: admin.id, cause, reason: isBank ? by.reference : null, now });
  const act = await recordAdminAction(tx, {
    kind: isBank ? 'refund_settle' : 'refund_send',
    admin,
    before: row,
    after,
    refundId: id,
    now,
  });
  return { row: after, task: await findRefund(tx, id), act };
}

function assertDue({ state }: RefundRecord): void {
  if (state === 'due') return;
  throw refuse('REFUND_NOT_DUE', { params: { reason: state === 'refunded' ? 'refunded' : 'refunding' } });
}
