import type { AttemptState, MoneyState, RefundReason } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockAppointment } from '../appointments/appointments.queries.js';
import { confirmPaid, type Means } from '../appointments/confirm-paid.js';
import { noteMoney } from '../appointments/move-appointment.js';
import { feeBackCents, moneyOnceCancelled } from '../policy/policy.rules.js';
import { dropRefundsExcept, givenBack, oweRefund, owesDeskFee } from '../refunds/refund-task.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { type AcceptedNotice, attemptState, type Ledger, ledgerOf, type Payment, withoutGivenBack } from './payment.rules.js';

/**
 * Brings an appointment, its orders and its refunds in line with the set of accepted notices. The caller holds the
 * lock of the appointment's day.
 */
export async function applyLedger(tx: EntityManager, means: Means, appointmentId: string, now: Date): Promise<void> {
  const row = await lockAppointment(tx, appointmentId);
  if (!row) throw new Error(`appointment ${appointmentId} has gone`);
  const notices = await acceptedNotices(tx, appointmentId);
  const newest = await settleAttempts(tx, appointmentId, notices);
  const ledger = await standingLedger(tx, appointmentId, notices);
  const placed = wantsPlace(row, ledger) ? await confirmPaid(tx, means, row, now) : row;
  const atDesk = placed.money === 'paid_at_desk' || (await owesDeskFee(tx, appointmentId));
  const money = atDesk ? placed.money : moneyOf(placed, ledger);
  const kept = ledger.standing[0] ?? ledger.succeeded[0];
  const { orderId, paymentId } = kept ?? { orderId: placed.orderId, paymentId: placed.paymentId };
  await noteMoney(tx, placed, { money, orderId, paymentId, attempt: overall(ledger) ?? newest });
  await settleRefunds(tx, { row: { ...placed, money }, ledger, atDesk }, now);
}

/** A second payment that was given back cannot stand in for a first one that the bank takes back afterwards. */
async function standingLedger(tx: EntityManager, appointmentId: string, notices: readonly AcceptedNotice[]): Promise<Ledger> {
  const ledger = ledgerOf(notices);
  return ledger.succeeded.length > 1 ? withoutGivenBack(ledger, await givenBack(tx, appointmentId)) : ledger;
}

/** No payment has had its effect on this appointment yet, or the one that had was taken back and another stands. */
function wantsPlace({ status, money }: AppointmentRecord, { succeeded, standing }: Ledger): boolean {
  if (status !== 'pending' && status !== 'cancelled') return false;
  return money === 'none' ? succeeded.length > 0 : money === 'charged_back' && standing.length > 0;
}

/** Where the money of a visit stands whose fee was not paid at the desk. */
function moneyOf(row: AppointmentRecord, { standing, isChargedBack }: Ledger): MoneyState {
  if (standing.length === 0) return isChargedBack ? 'charged_back' : row.money;
  if (row.money !== 'charged_back') return row.money;
  return row.status === 'cancelled' ? moneyOnceCancelled(row) : 'paid';
}

function overall({ standing, isChargedBack }: Ledger): AttemptState | null {
  if (standing.length > 0) return 'paid';
  return isChargedBack ? 'charged_back' : null;
}

const acceptedNotices = (tx: EntityManager, appointmentId: string): Promise<AcceptedNotice[]> =>
  tx.query(
    `SELECT notice."orderId", coalesce(notice."paymentId", '') AS "paymentId", notice."statusCode"
     FROM booking.payment_notice notice JOIN booking.payment_attempt attempt USING ("orderId")
     WHERE attempt."appointmentId" = $1 AND notice."verdict" = 'accepted'`,
    [appointmentId],
  );

/** Gives each order its state; the newest one's. */
async function settleAttempts(tx: EntityManager, appointmentId: string, notices: readonly AcceptedNotice[]): Promise<AttemptState> {
  const attempts = await tx.find(PaymentAttemptRow, { where: { appointmentId }, order: { createdAt: 'ASC', orderId: 'ASC' } });
  let newest: AttemptState = 'initiated';
  for (const { orderId, state } of attempts) {
    newest = attemptState(notices.filter((notice) => notice.orderId === orderId));
    if (newest !== state) await tx.update(PaymentAttemptRow, { orderId }, { state: newest });
  }
  return newest;
}

/** All payments but the one that counts go back; with the fee paid at the desk, the visit cancelled or without a place, that one too. */
async function settleRefunds(tx: EntityManager, { row, ledger, atDesk }: { row: AppointmentRecord; ledger: Ledger; atDesk: boolean }, now: Date): Promise<void> {
  const kept = atDesk ? undefined : ledger.standing[0];
  const others = ledger.standing.filter((payment) => payment !== kept);
  const refund = (payment: Payment, reason: RefundReason, amountCents = row.feeCents): Promise<void> =>
    oweRefund(tx, { ...payment, appointmentId: row.id, amountCents, reason }, now);
  for (const payment of others) await refund(payment, 'second_payment');
  await dropRefundsExcept(tx, row.id, { standing: ledger.standing, second: others });
  if (row.money === 'refund_due' && kept) await refund(kept, 'cancelled', feeBackCents(row));
  if (row.money === 'paid_unplaced' && kept) await refund(kept, 'unplaced');
}
