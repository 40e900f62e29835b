import {
  AMOUNT_NAMES,
  type Appointment,
  COST_NAMES,
  isUnplaced,
  OWED_NAMES,
  PAYMENT_STATE_NAMES,
  type PaymentFact,
} from '@salon/contracts';
import { moneyText, sumLkr } from '@salon/kernel';
import { type Amount, overpaid } from '../summary/summary.rules.js';

/** The state of a payment, with the amount when only a part is refunded (decision C9). */
export const paymentStateText = ({ status, amount, refund = amount }: PaymentFact): string =>
  refund === amount ? PAYMENT_STATE_NAMES[status] : `${PAYMENT_STATE_NAMES[status]}: ${moneyText(refund)}`;

/** What a missed visit, or cancelling it late, costs instead of its total; null when it is not known or nothing. */
export function costOf(visit: Appointment): Amount | null {
  const { status, feePaid, deskPaid = 0, due } = visit;
  if (isUnplaced(visit) || !(status === 'cancelled' || (status === 'no_show' && due > 0))) return null;
  const amount = sumLkr([feePaid, deskPaid, due]);
  return amount > 0 ? { label: COST_NAMES[status], amount } : null;
}

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
export function unpaidReason({ money, status, prepaid }: Pick<Appointment, 'money' | 'status' | 'prepaid'>): string {
  const what = prepaid ? 'price' : 'booking fee';
  if (money === 'paid_at_desk') return `The ${what} was paid at the salon.`;
  return status === 'cancelled' ? 'Nothing was paid online for this visit.' : `The ${what} has not been paid yet.`;
}
