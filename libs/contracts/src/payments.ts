import type { MoneyState } from './booking.js';

/** One payment for a receipt, from the gateway's notices; `amount` in LKR, `at` ISO 8601, no card data. */
export interface PaymentFact {
  orderId: string;
  paymentId: string;
  amount: number;
  /** 'VISA', 'MASTER', ...; null when the gateway sent none. */
  method: string | null;
  at: string;
  /** The LKR of it that are or will be refunded; absent when none are. */
  refund?: number;
  status: Extract<MoneyState, 'paid' | 'refund_due' | 'refunding' | 'refunded' | 'charged_back'>;
}
