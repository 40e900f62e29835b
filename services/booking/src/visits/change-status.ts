import { Injectable } from '@nestjs/common';
import { type AppointmentStatus, may, type RecordedVisitChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { ADMIN_TARGETS } from '../appointments/appointment.rules.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { afterConfirming } from '../appointments/confirm-paid.js';
import { recordStatus } from '../appointments/record-changes.js';
import type { Snapshot } from '../appointments/snapshot.rules.js';
import { inTransaction } from '../database/transaction.js';
import { dueCents } from '../policy/policy.rules.js';
import { assertAsSeen, checkSeenIfGiven } from '../impact/as-seen.js';
import { asObject, checkChoice, checkReason } from '../request/request.rules.js';
import { cancel } from './cancel-appointment.js';
import { verifyReviewLater } from './verify-review.job.js';

interface StatusChange {
  caller: Caller;
  to: AppointmentStatus;
  reason: string | null;
  now: Date;
}

/** An admin changes the status of a visit by the table of decision C8. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` for an unknown status, `not_found`, `conflict` for a move outside the table, or when
   * the visit is elsewhere than seen
   */
  async run(id: string, body: unknown, caller: Caller): Promise<RecordedVisitChange> {
    const { status, reason, from } = asObject(body);
    const seen = checkSeenIfGiven(from);
    const to = checkChoice(status, ADMIN_TARGETS, 'status');
    const change: StatusChange = { caller, to, reason: checkReason(reason) || null, now: this.clock.now() };
    return inTransaction(this.db, async (tx) => {
      const row = await lockReadable(tx, id, caller);
      assertAsSeen(row, seen);
      return changeStatus(tx, this.outbox, row, change);
    });
  }
}

/**
 * Changes the status of a locked visit and records the actor.
 * @throws DomainError `conflict` for a move outside the table
 */
export async function changeStatus(
  tx: EntityManager,
  outbox: Outbox,
  row: AppointmentRecord,
  change: StatusChange,
): Promise<RecordedVisitChange> {
  const { caller, now } = change;
  const { moved, taken } = await move(tx, outbox, row, change);
  return recordDeskAction(tx, { kind: 'status', admin: caller, before: row, after: moved, taken, now });
}

/** Also returns what a confirmation removed from the customer's cart. */
async function move(
  tx: EntityManager,
  outbox: Outbox,
  row: AppointmentRecord,
  { caller, to, reason, now }: StatusChange,
): Promise<{ moved: AppointmentRecord; taken?: Snapshot['taken'] }> {
  if (to === 'cancelled')
    return { moved: await cancel(tx, outbox, row, { caller, actor: 'admin', party: 'salon', reason, now }) };
  const isConfirming = to === 'confirmed';
  const isPaidAtDesk = isConfirming || (isSettled(row, to) && may(caller, 'money'));
  const moved = await recordStatus(tx, row, {
    actor: 'admin',
    actorId: caller.id,
    to,
    cause: isConfirming ? { kind: 'paid_at_desk' } : null,
    reason,
    now,
    change: isPaidAtDesk ? { money: 'paid_at_desk' } : {},
  });
  if (to === 'completed') await verifyReviewLater(tx, outbox, moved, now);
  return isConfirming ? { moved, taken: await afterConfirming(tx, outbox, moved, { now, byAdmin: true }) } : { moved };
}

/**
 * A completed visit counts as fully paid: an amount charged back by the bank was then paid at the desk (ADR-0020). When
 * part of it is already among the desk's payments, the rest stays due, and so it does when somebody completes it who
 * takes no money.
 */
const isSettled = (row: AppointmentRecord, to: AppointmentStatus): boolean =>
  to === 'completed' && row.money === 'charged_back' && dueCents(row) >= row.feeCents;
