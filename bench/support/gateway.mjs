import { noticeForm, paymentFrom } from '@salon/local/notice';
import { targetUrl } from './site.mjs';

/** The merchant account of the local sandbox. */
const MERCHANT = '1211149';
const SECRET = 'local-sandbox-merchant-secret';

/** The gateway's notice of a payment of LKR 1,000; signed wrongly unless `genuine`. */
function noticeOf({ orderId, code, paymentId, genuine = true }) {
  const checkout = { merchant_id: MERCHANT };
  const payment = paymentFrom({ order_id: orderId, status_code: code, payment_id: paymentId }, checkout);
  return new URLSearchParams(noticeForm(payment, checkout, SECRET, genuine ? undefined : 'signature'));
}

/** Sends a notice once; returns the status of the response. */
export async function deliver(notice, signal) {
  const reply = await fetch(`${targetUrl()}/api/appointments/payhere-notify`, {
    method: 'POST',
    body: noticeOf(notice),
    signal,
  });
  await reply.arrayBuffer();
  return { status: reply.status, body: {} };
}
