import type { CheckoutFields } from './checkout.js';
import type { Delivery } from './scenario.rules.js';
import { noticeSignature } from './signature.js';

export const STATUS = { success: 2, pending: 0, cancel: -1, failure: -2, chargeback: -3 } as const;

export interface Payment {
  paymentId: string;
  orderId: string;
  statusCode: number;
  amount: string;
  currency: string;
  method: string;
  message: string;
  cardHolder: string;
  /** Masked. */
  cardNumber: string;
  cardExpiry: string;
  /** ISO 8601. */
  createdAt: string;
  /** Of a successful payment; it advances while a refund runs. */
  refundRequestedAt?: string;
  chargedBack?: boolean;
}

/** What a caller says of a payment that it makes up. */
export interface PaymentRequest {
  order_id: string;
  status_code?: number;
  payment_id?: string;
  amount?: string;
}

/** A payment for a notice; it need not exist. Successful unless the request says otherwise. */
export const paymentFrom = (request: PaymentRequest, fields: CheckoutFields): Payment => ({
  paymentId: request.payment_id ?? '320000000001',
  orderId: request.order_id,
  statusCode: request.status_code ?? STATUS.success,
  amount: request.amount ?? fields.amount ?? '1000.00',
  currency: fields.currency ?? 'LKR',
  method: 'VISA',
  message: 'Sent by hand',
  cardHolder: 'TEST CUSTOMER',
  cardNumber: '************1292',
  cardExpiry: '1230',
  createdAt: new Date().toISOString(),
});

/** A payment id of no payment; it sorts before all others. */
const MADE_UP = '0';

/** The form that the gateway posts to notify_url; `wrong` is what a scenario falsifies. */
export function noticeForm(
  payment: Payment,
  checkout: CheckoutFields,
  secret: string,
  wrong?: Delivery['wrong'],
): Record<string, string> {
  const amount = wrong === 'amount' ? '1.00' : payment.amount;
  const order = {
    merchantId: checkout.merchant_id ?? '',
    orderId: payment.orderId,
    amount,
    currency: payment.currency,
  };
  const signature = noticeSignature(order, payment.statusCode, secret);
  return {
    merchant_id: order.merchantId,
    order_id: payment.orderId,
    payment_id: wrong === 'payment_id' ? MADE_UP : payment.paymentId,
    captured_amount: payment.statusCode === STATUS.success ? amount : '0.00',
    payhere_amount: amount,
    payhere_currency: payment.currency,
    status_code: String(payment.statusCode),
    md5sig: wrong === 'signature' ? signature.split('').reverse().join('') : signature,
    custom_1: wrong === 'custom_1' ? 'somebody-elses-appointment' : (checkout.custom_1 ?? ''),
    custom_2: checkout.custom_2 ?? '',
    status_message: payment.message,
    method: payment.method,
    card_holder_name: payment.cardHolder,
    card_no: payment.cardNumber,
    card_expiry: payment.cardExpiry,
    recurring: '0',
  };
}
