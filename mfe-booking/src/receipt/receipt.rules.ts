import {
  AMOUNT_NAMES,
  type Appointment,
  COST_NAMES,
  isUnplaced,
  OWED_NAMES,
  PAYMENT_STATE_NAMES,
  type PaymentFact,
  type RefundFact,
} from '@salon/contracts';
import { moneyText, sumLkr } from '@salon/kernel';
import { type Amount, atSalon, overpaid } from '../summary/summary.rules.js';

/**
 * The state of a payment, with the amount when only a part is refunded (decision C9).
 *
 * @param momentText an instant in words
 */
export function paymentStateText(
  { status, amount, refund = amount, chargedBackAt }: PaymentFact,
  momentText: (at: string) => string,
): string {
  const state = PAYMENT_STATE_NAMES[status];
  if (chargedBackAt) return `${state}: ${momentText(chargedBackAt)}`;
  return refund === amount ? state : `${state}: ${moneyText(refund)}`;
}

/**
 * What a missed or a cancelled visit costs instead of its total, also when all is refunded; null when not known, or when
 * nothing was paid and nothing is owed.
 */
export function costOf(visit: Appointment): Amount | null {
  const { status, money, feePaid, deskPaid = 0, due } = visit;
  if (isUnplaced(visit) || !(status === 'cancelled' || (status === 'no_show' && due > 0))) return null;
  const amount = sumLkr([feePaid, deskPaid, due]);
  return amount === 0 && money === 'none' ? null : { label: COST_NAMES[status], amount };
}

const REFUND_NAMES = {
  refund_due: AMOUNT_NAMES.toRefund,
  refunding: PAYMENT_STATE_NAMES.refunding,
  refunded: PAYMENT_STATE_NAMES.refunded,
} as const;
const REFUND_STATES = Object.keys(REFUND_NAMES) as (keyof typeof REFUND_NAMES)[];

type Refund = Pick<PaymentFact, 'status' | 'amount' | 'refund'>;

const asRefund = ({ state, amount }: RefundFact): Refund => ({
  status: state === 'due' ? 'refund_due' : state,
  amount,
});

/** The fee of a cancelled visit that was paid at the salon and is refunded: no online payment shows it. */
function deskFeeOf(visit: Appointment): Refund | null {
  const { money, appointmentFee, prepaid = 0, feePaid, payments = [], refunds } = visit;
  const amount = sumLkr([appointmentFee, prepaid]);
  const fact = refunds?.find((refund) => refund.of === 'fee');
  if (fact) return { ...asRefund(fact), amount, refund: fact.amount };
  const status = REFUND_STATES.find((state) => state === money);
  if (refunds || visit.status !== 'cancelled' || !status || payments.length > 0) return null;
  return { status, amount, refund: sumLkr([amount, -feePaid]) };
}

/** What is or was refunded of a cancelled visit, one amount for each state of a refund. */
export function refundsOf(visit: Appointment): Amount[] {
  if (visit.status !== 'cancelled' || isUnplaced(visit)) return [];
  const deskFee = deskFeeOf(visit);
  const known = visit.refunds?.filter((refund) => refund.of !== 'desk').map(asRefund);
  const payments: Refund[] = known ?? (deskFee ? [deskFee] : (visit.payments ?? []));
  return REFUND_STATES.map((state) => ({
    label: REFUND_NAMES[state],
    amount: sumLkr(payments.flatMap(({ status, amount, refund = amount }) => (status === state ? [refund] : []))),
  })).filter(({ amount }) => amount > 0);
}

/** What the salon itself took, also a fee that it refunds; what it gave back, unless the refunds are known. */
export function salonAmounts(visit: Appointment): Amount[] {
  const deskFee = deskFeeOf(visit);
  const amounts = atSalon(deskFee ? { ...visit, money: 'paid_at_desk', feePaid: deskFee.amount } : visit);
  if (!visit.refunds) return amounts;
  const paid = sumLkr([
    ...amounts.map(({ label, amount }) => (label === AMOUNT_NAMES.refundedAtSalon ? -amount : amount)),
    ...visit.refunds.map((refund) => (refund.of === 'desk' ? refund.amount : 0)),
  ]);
  return paid > 0 ? [{ label: AMOUNT_NAMES.paidAtSalon, amount: paid }] : [];
}

const REFUND_MEANS: Readonly<Record<NonNullable<RefundFact['means']>, string>> = {
  gateway: 'to the card you paid with',
  cash: 'in cash',
  card: 'by card machine',
  transfer: 'by bank transfer',
};

/** A refund that was made or sent, with its words. */
interface MadeRefund extends Pick<RefundFact, 'amount' | 'paymentId' | 'reference'> {
  title: string;
  at: string;
}

export const madeRefunds = ({ refunds = [] }: Appointment): MadeRefund[] =>
  refunds.flatMap(({ of, state, means, at, ...refund }) => {
    if (at === null || means === null) return [];
    const done =
      of === 'desk' ? AMOUNT_NAMES.refundedAtSalon : PAYMENT_STATE_NAMES[state === 'refunded' ? state : 'refunding'];
    return [{ ...refund, at, title: `${done} ${REFUND_MEANS[means]}` }];
  });

/**
 * The amount due for the visit, as the server computed it (decisions B13, C9), or to be refunded; null when nothing is
 * due, for example after a free cancellation.
 */
export function dueOf(visit: Appointment): Amount | null {
  const { status, money, totalAmount, appointmentFee, prepaid, due: amount } = visit;
  const back = overpaid(visit);
  if (back > 0) return { label: AMOUNT_NAMES.toRefund, amount: back };
  switch (status) {
    case 'pending':
    case 'confirmed':
      return {
        label: money === 'charged_back' ? 'To pay at the salon, booking fee included' : AMOUNT_NAMES.dueAtSalon,
        amount,
      };
    case 'completed':
      return amount > 0
        ? { label: prepaid ? 'Still to pay' : 'Booking fee still to pay', amount }
        : { label: 'Paid in full', amount: totalAmount + appointmentFee };
    case 'no_show':
      return { label: OWED_NAMES.no_show, amount };
    case 'cancelled':
      return amount > 0 && money !== 'paid_unplaced' ? { label: OWED_NAMES.cancelled, amount } : null;
  }
}

/** Why a receipt names no online payment. */
export function unpaidReason(visit: Appointment): string {
  const { money, status, prepaid } = visit;
  const what = prepaid ? 'price' : 'booking fee';
  if (money === 'paid_at_desk' || deskFeeOf(visit)) return `The ${what} was paid at the salon.`;
  return status === 'cancelled' ? 'Nothing was paid online for this visit.' : `The ${what} has not been paid yet.`;
}
