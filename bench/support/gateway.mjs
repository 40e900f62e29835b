import { createHash } from 'node:crypto';
import { targetUrl } from './site.mjs';

/** The merchant account of the local sandbox. */
const MERCHANT = '1211149';
const SECRET = 'local-sandbox-merchant-secret';
const AMOUNT_LKR = '1000.00';

const md5 = (text) => createHash('md5').update(text).digest('hex').toUpperCase();

/** The gateway's notice of a payment; signed with a wrong secret unless `genuine`. */
function noticeOf({ orderId, code, paymentId, genuine = true }) {
  const signature = md5(MERCHANT + orderId + AMOUNT_LKR + 'LKR' + code + md5(SECRET));
  return new URLSearchParams({
    merchant_id: MERCHANT,
    order_id: orderId,
    payment_id: paymentId,
    payhere_amount: AMOUNT_LKR,
    captured_amount: AMOUNT_LKR,
    payhere_currency: 'LKR',
    status_code: String(code),
    md5sig: genuine ? signature : md5(signature),
    custom_1: '',
    custom_2: '',
    method: 'VISA',
    status_message: 'Chaos',
  });
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
