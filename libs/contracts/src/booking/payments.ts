import { sumLkr } from '@salon/kernel';
import * as messages from '../messages.js';
import type { RefundState } from './admin-actions.js';
import type { Appointment } from './booking.js';
import type { PaymentMeans } from './payment-means.js';
import type { MoneyState } from './states.js';

/** One payment for a receipt, from the gateway's notices; `amount` in LKR, `at` ISO 8601, no card data. */
export interface PaymentFact {
  orderId: string;
  paymentId: string;
  amount: number;
  /** 'VISA', 'MASTER', ...; null when the gateway sent none. */
  method: string | null;
  at: string;
  /** The LKR of this payment that are or will be refunded; absent when none are. */
  refund?: number;
  status: Extract<MoneyState, 'paid' | 'refund_due' | 'refunding' | 'refunded' | 'charged_back'>;
  /** When the bank took it back; absent when it did not, and in 0.2.0. */
  chargedBackAt?: string;
}

/** Money that goes back to the customer, for a receipt; `amount` in LKR, `at` ISO 8601. */
export interface RefundFact {
  /** What is refunded: an online payment, the fee paid at the salon, or by the desk itself. */
  of: 'online' | 'fee' | 'desk';
  amount: number;
  state: RefundState;
  /** When it was made, or sent; null while it is due. */
  at: string | null;
  /** Null while it is due. */
  means: PaymentMeans | 'gateway' | null;
  /** Of the bank transfer, or what the desk noted; null for none. */
  reference: string | null;
  /** The gateway's number of the online payment; null for none. */
  paymentId: string | null;
}

/** The state of a payment, as its customer sees it. */
export const PAYMENT_STATE_NAMES: Readonly<Record<PaymentFact['status'], string>> = {
  paid: 'Paid',
  refund_due: 'Refund due',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  charged_back: 'Returned by your bank',
};

/** The state `charged_back`, as the salon sees it. */
export const TAKEN_BACK_BY_BANK = 'Taken back by the bank';

/** What a cancelled or missed visit still costs. */
export const OWED_NAMES = { cancelled: 'Owed for cancelling late', no_show: 'Owed for the missed visit' } as const;

/** What a cancelled or missed visit costs in all. */
export const COST_NAMES = { cancelled: 'Cost of cancelling', no_show: 'Cost of the missed visit' } as const;

/** Amounts of a visit on cards, receipts and mails. */
export const AMOUNT_NAMES = {
  services: 'Services total',
  fee: 'Booking fee',
  paidAtSalon: 'Paid at the salon',
  refundedAtSalon: 'Refunded at the salon',
  dueAtSalon: 'To pay at the salon',
  toRefund: 'To be refunded',
} as const;

/**
 * What the salon itself took, in LKR, the booking fee included when it was paid there. A completed visit is paid,
 * whether or not the desk has noted all of it (ADR-0020).
 */
export function paidAtSalon(visit: Appointment): number {
  const { status, money, totalAmount, appointmentFee, feePaid, deskPaid = 0, givenBack = 0, due } = visit;
  const fee = money === 'paid_at_desk' ? feePaid : 0;
  const rest = status === 'completed' ? sumLkr([totalAmount, appointmentFee, -feePaid, -due]) : 0;
  return sumLkr([fee, Math.max(sumLkr([deskPaid, givenBack]), rest, 0)]);
}

/** The price of the booked offer, in LKR: of the services' total what the added services do not cost. */
export const offerPriceOf = ({ services, totalAmount }: Pick<Appointment, 'services' | 'totalAmount'>): number =>
  sumLkr([
    totalAmount,
    ...services.filter(({ isAdded }) => isAdded).map(({ service, quantity }) => -service.price * quantity),
  ]);

/** Failures before a payment reaches the gateway (docs/product.md §8). */
export const paymentTexts = {
  script: 'Failed to load payment gateway script. Please refresh and try again.',
  appointment: messages.appointmentMissing,
  attempts: 'Failed to initialize payment after multiple attempts. Please try again later.',
  empty: 'Empty response from payment server',
  status: 'Invalid response status from payment server',
  data: 'Missing payment data in server response',
  missing: ({ fields }: { fields: readonly string[] }): string =>
    `Missing required payment fields: ${fields.join(', ')}`,
  unavailable: 'Payment data not available. Please try again.',
  auto: 'Could not automatically redirect to payment gateway. Please click the Pay Now button when it appears.',
  open: 'Failed to open payment gateway. Please try again.',
} as const;
