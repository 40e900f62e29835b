import {
  AMOUNT_NAMES,
  type Appointment,
  type CancelReason,
  isUnplaced,
  messages,
  type MoneyState,
  OWED_NAMES,
  paidOnlineWord,
  PAYMENT_STATE_NAMES,
} from '@salon/contracts';
import { addMinutes, withQuantity } from '@salon/kernel';

const startOf = ({ startsAt }: Appointment): number => Date.parse(startsAt);

/** True once a visit is past: it is over, or its status is final. A visit with an unknown status is past at its end. */
export function isPast(visit: Appointment, now: Date): boolean {
  if (isUnplaced(visit)) return false;
  if (['completed', 'no_show', 'cancelled'].includes(visit.status)) return true;
  return isOver(visit, now);
}

/** True once the time of a visit has passed, whatever became of it. */
export const isOver = (visit: Appointment, now: Date): boolean =>
  addMinutes(new Date(startOf(visit)), visit.minutes) <= now;

/** True while an unpaid visit is held for the customer. */
export const isHeld = ({ status, holdUntil }: Appointment, now: Date): boolean =>
  status === 'pending' && holdUntil !== null && new Date(holdUntil) > now;

/** True while a hold that has ended is not released yet. */
export const isHoldOver = ({ status, holdUntil }: Appointment, now: Date): boolean =>
  status === 'pending' && holdUntil !== null && new Date(holdUntil) <= now;

/** Upcoming visits, soonest first, with unpaid and unplaced ones before all others; past visits, latest first. */
export function sortVisits(visits: readonly Appointment[], now: Date): { coming: Appointment[]; past: Appointment[] } {
  const urgent = (visit: Appointment) => (isHeld(visit, now) ? 0 : isUnplaced(visit) ? 1 : 2);
  return {
    coming: visits
      .filter((visit) => !isPast(visit, now))
      .sort((a, b) => urgent(a) - urgent(b) || startOf(a) - startOf(b)),
    past: visits.filter((visit) => isPast(visit, now)).sort((a, b) => startOf(b) - startOf(a)),
  };
}

/** 'Bridal Morning', or its services: 'Gel polish, Hand-painted accent x 2', as the booking says it (B-101). */
export const titleOf = ({ specialOffer, services }: Appointment): string =>
  specialOffer?.title ?? services.map(({ service, quantity }) => withQuantity({ ...service, quantity })).join(', ');

export interface MoneyLine {
  label: string;
  /** LKR. */
  amount: number;
  strong?: boolean;
  /** The sum of the other lines. */
  isTotal?: boolean;
}

const PAID: Readonly<Record<MoneyState, string>> = {
  ...PAYMENT_STATE_NAMES,
  none: 'Paid',
  paid: 'Paid online',
  paid_at_desk: AMOUNT_NAMES.paidAtSalon,
  paid_unplaced: 'Paid online',
};
const GOES_BACK: readonly MoneyState[] = ['refund_due', 'refunding', 'refunded', 'charged_back'];

/** True while the booking fee, or a part of it, goes back to its customer, and afterwards. */
export const isRefunded = ({ money }: Appointment): boolean => GOES_BACK.includes(money);

/** The state of the booking fee: how much was paid, or is refunded. */
export function feeOf(visit: Appointment): MoneyLine {
  const { money, appointmentFee, prepaid = 0, feePaid } = visit;
  return { label: PAID[money], amount: isRefunded(visit) ? appointmentFee + prepaid - feePaid : feePaid };
}

/**
 * The total of an upcoming visit with amounts paid and due, in LKR; the server computes the amount due (decisions B13,
 * C9).
 */
export function moneyOf(visit: Appointment): MoneyLine[] {
  const { status, money, totalAmount, appointmentFee, prepaid = 0, due } = visit;
  const fee = feeOf(visit);
  const total: MoneyLine = { label: 'Total', amount: totalAmount + appointmentFee, isTotal: true };
  const owed = (label: string): MoneyLine => ({ label, amount: due, strong: true });
  const kept = [total, fee, owed(AMOUNT_NAMES.dueAtSalon)];
  switch (status) {
    case 'completed':
      return due > 0
        ? [total, fee, owed(prepaid > 0 ? 'Still to pay' : 'Booking Fee still to pay')]
        : [{ ...total, label: 'Paid in full' }];
    case 'cancelled':
      return due > 0 && !isUnplaced(visit) ? [fee, owed(OWED_NAMES.cancelled)] : [fee];
    case 'no_show':
      return [fee, owed(OWED_NAMES.no_show)];
    case 'pending':
      return money === 'none' ? [total, toPayNow(visit), { label: AMOUNT_NAMES.dueAtSalon, amount: due }] : kept;
    case 'confirmed':
      return kept;
    default: // A status of a later release (decision E10).
      return [total, fee];
  }
}

/** The same for its customer: with what the desk took of the price, or gave back, before the amount due. */
export function customerMoneyOf(visit: Appointment): MoneyLine[] {
  const lines = moneyOf(visit);
  const { deskPaid = 0 } = visit;
  const due = lines.at(-1);
  if (deskPaid === 0 || !due?.strong) return lines;
  const paid = lines.slice(0, -1);
  const label = deskPaid > 0 ? AMOUNT_NAMES.paidAtSalon : AMOUNT_NAMES.refundedAtSalon;
  const amount = Math.abs(deskPaid);
  return paid.some((line) => line.label === label)
    ? [...paid.map((line) => (line.label === label ? { label, amount: line.amount + amount } : line)), due]
    : [...paid, { label, amount }, due];
}

function toPayNow({ appointmentFee, prepaid = 0, attempt }: Appointment): MoneyLine {
  const paidOnce = prepaid > 0 ? 'Payment' : 'Booking Fee';
  const toPay = prepaid > 0 ? 'To pay now' : 'Booking Fee to pay now';
  const label = attempt === 'pending' ? `${paidOnce} being checked` : toPay;
  return { label, amount: appointmentFee + prepaid, strong: true };
}

const ENDED: Readonly<Record<CancelReason, string>> = {
  unpaid: 'Not paid in time.',
  replaced: 'Replaced by a newer booking.',
  customer: 'Cancelled by you.',
  salon: 'Cancelled by the salon.',
};

const MISSED =
  'This visit was missed. By the policy it was booked under, a missed visit is charged. ' +
  'Please pay what is owed at the salon.';

/**
 * A remark about a cancelled or missed visit, a payment without a time, or a pending refund; null when the card is
 * sufficient.
 */
export function remarkOf({ status, cancelReason, money, attempt, orderId, prepaid, due }: Appointment): string | null {
  if (money === 'paid_unplaced')
    return 'Your payment arrived after this time was given away. Choose another time, or ask us for a refund.';
  if (status === 'confirmed' && money === 'charged_back')
    return `Your bank has returned the ${paidOnlineWord({ prepaid })} to you, so it is paid at the salon.`;
  if (status === 'pending' && attempt === 'pending') return 'PayHere is still checking your payment.';
  if (status === 'no_show' && due > 0) return MISSED;
  if (status !== 'cancelled') return null;
  const why = cancelReason === null ? 'Cancelled.' : ENDED[cancelReason];
  if (money !== 'none') return why;
  return `${why} ${orderId === null ? messages.nothingCharged : messages.chargedAfterAll}`;
}
