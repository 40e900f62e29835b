import { Injectable } from '@nestjs/common';
import { type Appointment, refuse } from '@salon/contracts';
import { Clock, type DomainError } from '@salon/kernel';
import { type Caller, markUndone, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { changeAfter, stateOfUndo, type UndoRefusal } from '../admin-actions/admin-action.rules.js';
import { type AdminActionRecord, findAdminAction } from '../admin-actions/admin-actions.queries.js';
import { ACTION_TABLE } from '../admin-actions/record-admin-action.js';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { appointmentById, lockAppointment } from '../appointments/appointments.queries.js';
import { bookedOf } from '../appointments/confirm-paid.js';
import { recordHistory, setMoney, restoreAppointment } from '../appointments/record-changes.js';
import { releaseKey, releaseOverdue } from '../appointments/release-overdue.js';
import { type Snapshot } from '../appointments/snapshot.rules.js';
import { putBookedBack } from '../cart/take-booked.js';
import { inTransaction } from '../database/transaction.js';
import { disallowOutsideHours } from '../impact/outside-hours.js';
import { takeRefundMailBack } from '../refunds/refund-mail.js';
import { findRefund } from '../refunds/refunds.queries.js';
import { dropDueRefund, oweRefund, reopenRefund } from '../refunds/refund-task.js';
import { occupied } from '../slots/busy.rules.js';
import { lockCustomer, lockDays } from '../slots/day-lock.js';
import { obstacleAt } from '../slots/obstacle.queries.js';
import { correctMails } from './correct-mails.js';
import { isOfDesk, restoreDeskState } from './restore-desk-state.js';

/** Undoes an admin action: restores the visit, unless something depends on the action (decision C8). */
@Injectable()
export class UndoAdminAction {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param mayUndo whether the caller can undo this action on this visit; otherwise it is not found
   * @throws DomainError `not_found`; `conflict` with the reason
   */
  run(
    id: string,
    admin: Caller,
    mayUndo: (action: AdminActionRecord, row: AppointmentRecord) => boolean = () => true,
  ): Promise<Appointment> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const seen = await findAdminAction(tx, id);
      if (!seen) throw refuse('ACT_NOT_FOUND');
      await lockCustomer(tx, seen.customerId);
      await lockDays(tx, [seen.before.day, seen.after.day]);
      const row = await lockAppointment(tx, seen.appointmentId);
      const action = await findAdminAction(tx, id); // Again, under the lock of its visit.
      if (!row || !action) throw new Error(`admin action ${id} has lost its visit`);
      if (!mayUndo(action, row)) throw refuse('ACT_NOT_FOUND');
      const undo = stateOfUndo(action, now, changeAfter(action, row));
      if (!undo.isUndoable) throw refused(undo.why);
      const restored = await this.takeBack(tx, action, row, { admin, now });
      await markUndone(tx, ACTION_TABLE, { id, undoneAt: now }, { undoneBy: admin.id });
      return withMoves(restored, now);
    });
  }

  private takeBack(
    tx: EntityManager,
    action: AdminActionRecord,
    row: AppointmentRecord,
    by: { admin: Caller; now: Date },
  ): Promise<AppointmentRecord> {
    if (action.kind === 'refund_settle') return this.reopen(tx, action, row, by);
    if (isOfDesk(action)) return undoDeskChange(tx, action, row, by);
    return action.kind === 'keep' ? undoKeep(tx, action, row, by) : this.restore(tx, action, row, by);
  }

  private async restore(
    tx: EntityManager,
    { before, after }: AdminActionRecord,
    row: AppointmentRecord,
    { admin, now }: { admin: Caller; now: Date },
  ): Promise<AppointmentRecord> {
    await releaseOverdue(tx, { day: before.day }, now);
    if (before.status !== 'cancelled') await assertStillFree(tx, row, { before, now });
    const restored = await restoreAppointment(tx, row, before, { actorId: admin.id, now });
    if (after.money === 'refund_due' && before.money !== 'refund_due') await dropDueRefund(tx, row.id, 'cancelled');
    if (before.money === 'paid_unplaced') await oweUnplaced(tx, row, now);
    if (after.status === 'confirmed' && (before.status === 'pending' || after.taken))
      await putBookedBack(tx, { ...bookedOf(restored), ...after.taken }, now);
    if (before.status === 'pending') await this.holdAgain(tx, restored, now);
    const left = (await appointmentById(tx, row.id)) ?? restored;
    await correctMails(tx, this.outbox, { wrong: row, right: left, since: after.version, now });
    return left;
  }

  /** The hold keeps its old end; a hold that has expired meanwhile is over. */
  private async holdAgain(tx: EntityManager, row: AppointmentRecord, now: Date): Promise<void> {
    const released = await releaseOverdue(tx, { id: row.id }, now);
    if (released.length === 0 && row.holdUntil)
      await this.outbox.add(tx, 'release-unpaid', { id: row.id }, { runAt: row.holdUntil, jobKey: releaseKey(row.id) });
  }

  private async reopen(
    tx: EntityManager,
    { id, refundId, before, after }: AdminActionRecord,
    row: AppointmentRecord,
    { admin, now }: { admin: Caller; now: Date },
  ): Promise<AppointmentRecord> {
    if (refundId === null) throw new Error(`admin action ${id} has lost its refund`);
    const task = await findRefund(tx, refundId);
    const isDue = await reopenRefund(tx, refundId);
    await takeRefundMailBack(tx, this.outbox, { row, task, isDue, now });
    if (before.money !== after.money) await setMoney(tx, row, { money: before.money });
    const by = { actor: 'admin', actorId: admin.id, now } as const;
    await recordHistory(tx, row, { ...by, cause: { kind: 'undo' } });
    if (!isDue)
      await recordHistory(tx, row, { ...by, cause: { kind: 'refund_dropped', amountCents: task.amountCents } });
    return (await appointmentById(tx, row.id)) ?? row;
  }
}

async function undoDeskChange(
  tx: EntityManager,
  action: Parameters<typeof restoreDeskState>[1],
  row: AppointmentRecord,
  by: { admin: Caller; now: Date },
): Promise<AppointmentRecord> {
  if (action.kind === 'lines') {
    await releaseOverdue(tx, { day: row.day }, by.now);
    await assertStillFree(tx, row, { before: action.before, now: by.now });
  }
  return restoreDeskState(tx, action, row, by);
}

/** The visit becomes an open task again, unless it was kept at this place before. */
async function undoKeep(
  tx: EntityManager,
  { id }: AdminActionRecord,
  row: AppointmentRecord,
  { admin, now }: { admin: Caller; now: Date },
): Promise<AppointmentRecord> {
  await disallowOutsideHours(tx, row, id);
  await recordHistory(tx, row, { actor: 'admin', actorId: admin.id, cause: { kind: 'undo' }, now });
  return row;
}

const refused = (params: UndoRefusal): DomainError => refuse('ACT_NOT_UNDOABLE', { params });

/** A paid visit that loses its new place again is owed its fee (decision D4). */
const oweUnplaced = (
  tx: EntityManager,
  { id, orderId, paymentId, feeCents }: AppointmentRecord,
  now: Date,
): Promise<string | null> =>
  oweRefund(
    tx,
    {
      appointmentId: id,
      orderId: orderId ?? '',
      paymentId: paymentId ?? '',
      amountCents: feeCents,
      reason: 'unplaced',
    },
    now,
  );

/**
 * @throws DomainError `conflict` when the time, or the customer's one hold, has been taken since, or the stylist has
 * left; the day is locked
 */
async function assertStillFree(
  tx: EntityManager,
  row: AppointmentRecord,
  { before, now }: { before: Snapshot; now: Date },
): Promise<void> {
  const { day: date, stylistId } = before;
  const busy = occupied({ ...before, busy: before.busy === undefined ? row.busy : before.busy });
  const found = await obstacleAt(tx, { date, stylistId, busy, exceptId: row.id, now });
  if (found) throw refused({ reason: found.obstacle.reason === 'block' ? 'timeBlocked' : 'timeTaken' });
  // Waits for an archiving of the stylist that runs, as the trigger `stylist_works_here` would.
  const [stylist] = await tx.query<{ leftAt: Date | null }[]>(
    'SELECT "leftAt" FROM booking.stylist WHERE "id" = $1 FOR KEY SHARE',
    [stylistId],
  );
  if (stylist?.leftAt) throw refused({ reason: 'stylistLeft' });
  if (before.status !== 'pending') return;
  const holds = await tx.query<unknown[]>(
    `SELECT FROM booking.appointment WHERE "customerId" = $2 AND "status" = 'pending' AND "id" <> $1`,
    [row.id, row.customerId],
  );
  if (holds.length > 0) throw refused({ reason: 'otherHold' });
}
