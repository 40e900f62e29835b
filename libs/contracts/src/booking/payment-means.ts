/** How a payment is made at the desk. */
export const PAYMENT_MEANS = ['cash', 'card', 'transfer'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

export const PAYMENT_MEANS_NAMES: Readonly<Record<PaymentMeans, string>> = {
  cash: 'Cash',
  card: 'Card machine',
  transfer: 'Bank transfer',
};
