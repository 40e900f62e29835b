import { createHash } from 'node:crypto';

/** The values that both signatures cover, as the exact strings sent (docs/gateway.md, "Checkout hash" and "Notice"). */
interface SignedOrder {
  merchantId: string;
  orderId: string;
  /** `1000.00` */
  amount: string;
  currency: string;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

/** The merchant secret as used in the signatures. */
export const innerSecret = (secret: string): string => md5(secret);

/** The `hash` of the merchant's checkout form. */
export function checkoutHash({ merchantId, orderId, amount, currency }: SignedOrder, secret: string): string {
  return md5(merchantId + orderId + amount + currency + innerSecret(secret));
}

/** The `md5sig` of the gateway's notice. */
export function noticeSignature(
  { merchantId, orderId, amount, currency }: SignedOrder,
  statusCode: number,
  secret: string,
): string {
  return md5(merchantId + orderId + amount + currency + statusCode + innerSecret(secret));
}
