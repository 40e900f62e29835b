import { Injectable } from '@nestjs/common';
import { type CancelParty, type ChangedVisit, refuse } from '@salon/contracts';
import { type Cents, Clock, formatLkr, toLkr } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { type AppointmentRecord, asAppointment } from '../appointments/appointment.view.js';
import { deskMoneyRefusal } from '../appointments/appointment.rules.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { factsOf } from '../appointments/mail-facts.js';
import { recordStatus, type Step } from '../appointments/record-changes.js';
import { releaseKey } from '../appointments/release-overdue.js';
import { cancellingCosts } from '../appointments/visit-options.view.js';
import { inTransaction } from '../database/transaction.js';
import { assertAsSeen, checkSeenIfGiven } from '../impact/as-seen.js';
import type { Payment } from '../ledger/ledger.rules.js';
import { queueMail } from '../mails/queue-mail.js';
import { oweRefund, withoutOrder } from '../refunds/refund-task.js';
import { asObject } from '../request/request.rules.js';

/** Cancels a visit and frees its time; the payment is refunded by the policy (decision C9). */
@Injectable()
export class CancelAppointment {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found` for another customer's visit, `conflict` once begun, no longer pending or
   * confirmed, while money taken at the desk stands, when it is elsewhere than `from` of the body, or when it costs its
   * customer more than the `cost` of the body
   */
  async run(id: string, caller: Caller, body?: unknown): Promise<ChangedVisit> {
    const { cost: shown, from } = asObject(body ?? {});
    const seen = checkSeenIfGiven(from);
    return inTransaction(this.db, async (tx) => {
      const row = await lockReadable(tx, id, caller);
      if (row.status !== 'cancelled') assertAsSeen(row, seen);
      const actor = row.customerId === caller.id ? 'customer' : 'admin';
      const party = actor === 'customer' ? 'customer' : 'salon';
      const now = this.clock.now();
      const cancelled = await cancel(tx, this.outbox, row, { caller, actor, party, reason: null, now });
      const costCents = (cancelled.cancelCostCents ?? 0) as Cents;
      if (actor === 'customer' && typeof shown === 'number' && toLkr(costCents) > shown)
        throw refuse('CANCEL_COSTS_MORE', { params: { cost: formatLkr(costCents) } }); // Rolls the cancellation back.
      return actor === 'customer'
        ? { appointment: asAppointment(cancelled) }
        : recordDeskAction(tx, { kind: 'status', admin: caller, before: row, after: cancelled, now });
    });
  }
}

interface Cancellation {
  caller: Caller;
  /** Who enters it: `actor` of the history. */
  actor: 'customer' | 'admin';
  /** At whose request, which decides the cost: `cancelReason` of the visit. */
  party: CancelParty;
  /** What staff wrote; null for nothing. */
  reason: string | null;
  now: Date;
}

/** The cancellation itself, which each of the three calls runs (docs/glossary.md, "cancellation"). */
export async function cancel(
  tx: EntityManager,
  outbox: Outbox,
  row: AppointmentRecord,
  by: Cancellation,
): Promise<AppointmentRecord> {
  const { caller, actor, party, reason, now } = by;
  const refusal = deskMoneyRefusal(row, actor);
  if (refusal !== null) throw refuse('DESK_MONEY_STANDS', { params: refusal });
  const { costCents, refundCents, owedCents } = cancellingCosts(row, party, now);
  const step: Step = {
    actor,
    actorId: caller.id,
    to: 'cancelled',
    cause: { kind: 'cancelled', cancelReason: party },
    reason,
    now,
    cancelReason: party,
    change: { cancelCostCents: costCents, ...(refundCents > 0 && { money: 'refund_due' }) },
  };
  const cancelled = await recordStatus(tx, row, step);
  if (refundCents > 0)
    await oweRefund(
      tx,
      { appointmentId: row.id, ...paymentOf(row), amountCents: refundCents, reason: 'cancelled' },
      now,
    );
  await outbox.cancel(tx, releaseKey(row.id));
  if (row.status === 'confirmed')
    await queueMail(tx, outbox, {
      kind: 'cancellation',
      facts: { ...factsOf(cancelled, refundCents), owedCents, party },
      now,
      byAdmin: actor === 'admin',
    });
  return cancelled;
}

/** The refund: the payment that counts, or the amount paid at the desk. */
const paymentOf = ({ id, money, orderId, paymentId }: AppointmentRecord): Payment =>
  money === 'paid_at_desk' || orderId === null ? withoutOrder(id) : { orderId, paymentId: paymentId ?? '' };
