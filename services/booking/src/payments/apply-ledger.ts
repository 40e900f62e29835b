import type { AttemptState, MoneyState } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockAppointment } from '../appointments/appointments.queries.js';
import { confirmPaid, type ConfirmContext } from '../appointments/confirm-paid.js';
import { recordHistory, setMoney } from '../appointments/record-changes.js';
import { acceptedNotices, type StoredNotice } from '../ledger/ledger.queries.js';
import {
  type AcceptedNotice,
  attemptState,
  chargedBackOf,
  countedOf,
  isSame,
  type Ledger,
  ledgerOf,
  type Payment,
} from '../ledger/ledger.rules.js';
import { feeBackCents, moneyOnceCancelled } from '../policy/policy.rules.js';
import { notifyOwed } from '../refunds/refund-mail.js';
import { dropRefundsExcept, type OwedRefund, oweRefund, refundTasks, renameRefunds } from '../refunds/refund-task.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';

const BY_GATEWAY = { actor: 'system', actorId: null } as const;

/**
 * Updates an appointment, its orders and its refunds from the set of accepted notices. The caller holds the lock of the
 * appointment's day.
 */
export async function applyLedger(
  tx: EntityManager,
  context: ConfirmContext,
  appointmentId: string,
  now: Date,
): Promise<void> {
  const row = await lockAppointment(tx, appointmentId);
  if (!row) throw new Error(`appointment ${appointmentId} has gone`);
  const notices = await acceptedNotices(tx, appointmentId);
  const newest = await settleAttempts(tx, appointmentId, notices);
  const tasks = await renameRefunds(tx, await refundTasks(tx, appointmentId), ledgerOf(notices).succeeded);
  const begun = tasks.filter(({ state }) => state !== 'due');
  const ledger = ledgerOf(notices, begun);
  const counted = countedOf(ledger.remaining, begun);
  const placed = wantsPlace(row, ledger) ? await confirmPaid(tx, context, row, now) : row;
  const atDesk = placed.money === 'paid_at_desk' || tasks.some(({ orderId }) => orderId === appointmentId);
  const money = atDesk
    ? placed.money
    : moneyStateOf(placed, ledger, counted !== undefined && begun.some(isSame(counted)));
  const { orderId, paymentId } = counted ?? ledger.succeeded[0] ?? placed;
  await setMoney(tx, placed, { money, orderId, paymentId, attempt: overall(ledger) ?? newest });
  await recordChargeBacks(tx, placed, notices, now);
  await settleRefunds(
    tx,
    context,
    { row: { ...placed, money }, remaining: ledger.remaining, kept: atDesk ? undefined : counted },
    now,
  );
}

/**
 * Either no payment has been applied to this appointment yet, or the applied one was charged back and another remains.
 */
function wantsPlace({ status, money }: AppointmentRecord, { succeeded, remaining }: Ledger): boolean {
  if (status !== 'pending' && status !== 'cancelled') return false;
  return money === 'none' ? succeeded.length > 0 : money === 'charged_back' && remaining.length > 0;
}

/**
 * The payment data of a visit whose fee was not paid at the desk; a chargeback is no longer reported once another
 * payment counts.
 */
function moneyStateOf(row: AppointmentRecord, { remaining, isChargedBack }: Ledger, isReturned: boolean): MoneyState {
  if (remaining.length === 0) return isChargedBack ? 'charged_back' : row.money;
  const isOfAnother =
    row.money === 'charged_back' || ((row.money === 'refunding' || row.money === 'refunded') && !isReturned);
  if (!isOfAnother) return row.money;
  return row.status === 'cancelled' ? moneyOnceCancelled(row) : 'paid';
}

function overall({ remaining, isChargedBack }: Ledger): AttemptState | null {
  if (remaining.length > 0) return 'paid';
  return isChargedBack ? 'charged_back' : null;
}

/** Adds each charge-back to the visit's history once. */
async function recordChargeBacks(
  tx: EntityManager,
  row: AppointmentRecord,
  notices: readonly StoredNotice[],
  now: Date,
): Promise<void> {
  const chargedBack = chargedBackOf(notices);
  if (chargedBack.length === 0) return;
  const recorded = await tx.query<unknown[]>(
    `SELECT FROM booking.appointment_journal WHERE "appointmentId" = $1 AND "cause"->>'kind' = 'charge_back'`,
    [row.id],
  );
  for (const { orderId } of chargedBack.slice(recorded.length)) {
    const amountCents = notices.find((notice) => notice.orderId === orderId)?.amountCents ?? row.feeCents;
    await recordHistory(tx, row, { ...BY_GATEWAY, cause: { kind: 'charge_back', amountCents }, now });
  }
}

/** Sets the state of each order; returns that of the newest one. */
async function settleAttempts(
  tx: EntityManager,
  appointmentId: string,
  notices: readonly AcceptedNotice[],
): Promise<AttemptState> {
  const attempts = await tx.find(PaymentAttemptRow, {
    where: { appointmentId },
    order: { createdAt: 'ASC', orderId: 'ASC' },
  });
  let newest: AttemptState = 'initiated';
  for (const { orderId, state } of attempts) {
    newest = attemptState(orderId, notices);
    if (newest !== state) await tx.update(PaymentAttemptRow, { orderId }, { state: newest });
  }
  return newest;
}

interface SettleOptions {
  row: AppointmentRecord;
  remaining: readonly Payment[];
  /** The payment that counts. */
  kept: Payment | undefined;
}

/**
 * Refunds all payments but the one that counts; also that one when the fee was paid at the desk, or the visit is
 * cancelled or has no place. The customer is notified of each.
 */
async function settleRefunds(
  tx: EntityManager,
  { outbox }: ConfirmContext,
  { row, remaining, kept }: SettleOptions,
  now: Date,
): Promise<void> {
  const owed = remaining.flatMap((payment) => owedOf(row, payment, payment === kept) ?? []);
  for (const { amountCents } of await dropRefundsExcept(tx, row.id, owed))
    await recordHistory(tx, row, { ...BY_GATEWAY, cause: { kind: 'refund_dropped', amountCents }, now });
  for (const each of owed) {
    const refundId = await oweRefund(tx, each, now);
    if (refundId !== null && each.reason !== 'unplaced')
      await notifyOwed(tx, outbox, { row, refundId, owed: each, now });
  }
}

/** Why a payment is refunded, and how much of it; null when it is not. */
function owedOf(row: AppointmentRecord, payment: Payment, isKept: boolean): OwedRefund | null {
  const owed = { ...payment, appointmentId: row.id, amountCents: row.feeCents };
  if (!isKept) return { ...owed, reason: 'second_payment' };
  if (row.money === 'paid_unplaced') return { ...owed, reason: 'unplaced' };
  return row.money === 'refund_due' ? { ...owed, reason: 'cancelled', amountCents: feeBackCents(row) } : null;
}
