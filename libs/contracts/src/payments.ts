/** One payment the gateway told of, as a receipt shows it; `amount` in LKR, `at` ISO 8601, never anything of the card. */
export interface PaymentFact {
  orderId: string;
  paymentId: string;
  amount: number;
  /** 'VISA', 'MASTER', ...; null when the gateway did not say. */
  method: string | null;
  at: string;
  /** LKR of it that go back, or have; absent when nothing does. */
  refund?: number;
  status: 'paid' | 'refund_due' | 'refunding' | 'refunded' | 'charged_back';
}
