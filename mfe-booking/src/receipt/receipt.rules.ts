import type { Appointment, PaymentFact } from '@salon/contracts';

/** What became of a payment, in the customer's words. */
export const FATE: Readonly<Record<PaymentFact['status'], string>> = {
  paid: 'Paid', refund_due: 'Refund due', refunding: 'Refund on its way', refunded: 'Refunded', charged_back: 'Returned by your bank',
};

export interface Due {
  label: string;
  /** LKR. */
  amount: number;
}

/** What is still to be paid for the visit, or was (decisions B13, C9); null when nothing is, as after a cancellation. */
export function dueOf({ status, totalAmount, appointmentFee, payments = [] }: Appointment): Due | null {
  const paid = payments.some((payment) => payment.status === 'paid') ? appointmentFee : 0;
  switch (status) {
    case 'pending':
    case 'confirmed': return { label: 'To pay at the salon', amount: totalAmount };
    case 'completed': return { label: 'Paid in full', amount: totalAmount + appointmentFee };
    case 'no_show': return { label: 'Owed for the missed visit', amount: Math.max(0, totalAmount - paid) };
    default: return null;
  }
}

/** Why a receipt names no online payment. */
export function unpaidReason({ money, status }: Pick<Appointment, 'money' | 'status'>): string {
  if (money === 'paid_at_desk') return 'The booking fee was paid at the salon.';
  return status === 'cancelled' ? 'Nothing was paid online for this visit.' : 'The booking fee has not been paid yet.';
}
