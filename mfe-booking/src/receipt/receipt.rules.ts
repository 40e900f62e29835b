import { type Appointment, OWED_NAMES, PAYMENT_STATE_NAMES, type PaymentFact } from '@salon/contracts';
import { moneyText } from '@salon/kernel';

/** The state of a payment, with the amount when only a part is refunded (decision C9). */
export const paymentStateText = ({ status, amount, refund = amount }: PaymentFact): string =>
  refund === amount ? PAYMENT_STATE_NAMES[status] : `${PAYMENT_STATE_NAMES[status]}: ${moneyText(refund)}`;

interface Due {
  label: string;
  /** LKR. */
  amount: number;
}

/**
 * The amount due for the visit, as the server computed it (decisions B13, C9); null when nothing is due, for example
 * after a free cancellation.
 */
export function dueOf({ status, money, totalAmount, appointmentFee, prepaid, due: amount }: Appointment): Due | null {
  switch (status) {
    case 'pending':
    case 'confirmed':
      return {
        label: money === 'charged_back' ? 'To pay at the salon, booking fee included' : 'To pay at the salon',
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
