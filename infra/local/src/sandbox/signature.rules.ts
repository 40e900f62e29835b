import { createHash } from 'node:crypto';

/** What both signatures of the gateway cover, as the exact strings sent (gateway, "hash" and "Notice to notify_url"). */
export interface SignedOrder {
  merchantId: string;
  orderId: string;
  /** `1000.00` */
  amount: string;
  currency: string;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

/** The merchant secret as it enters the signatures. */
export const innerSecret = (secret: string): string => md5(secret);

/** The `hash` a merchant sends with the checkout form. */
export function checkoutHash({ merchantId, orderId, amount, currency }: SignedOrder, secret: string): string {
  return md5(merchantId + orderId + amount + currency + innerSecret(secret));
}

/** The `md5sig` the gateway sends with a notice. */
export function noticeSignature(
  { merchantId, orderId, amount, currency }: SignedOrder,
  statusCode: number,
  secret: string,
): string {
  return md5(merchantId + orderId + amount + currency + statusCode + innerSecret(secret));
}
