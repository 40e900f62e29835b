import { createHash, timingSafeEqual } from 'node:crypto';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

export interface Merchant {
  merchantId: string;
  merchantSecret: string;
  /** Also accepted on notices while the secret is rotated; '' for none. */
  merchantSecretAlso?: string;
}

/** The `hash` of a checkout form (docs/gateway.md): signs order, amount and currency, never a client's amount. */
export const checkoutHash = (
  { merchantId, merchantSecret }: Merchant,
  order: { orderId: string; amount: string; currency: string },
): string => md5(merchantId + order.orderId + order.amount + order.currency + md5(merchantSecret));

interface SignedNotice {
  orderId: string;
  amount: string;
  currency: string;
  statusCode: string;
}

/** The `md5sig` of the gateway's notice, over the strings as received. */
export const noticeSignature = (
  { merchantId, merchantSecret }: Merchant,
  { orderId, amount, currency, statusCode }: SignedNotice,
): string => md5(merchantId + orderId + amount + currency + statusCode + md5(merchantSecret));

/** Compares in constant time, case-insensitively, with each accepted secret. */
export function isSignedBy(merchant: Merchant, notice: SignedNotice, signature: string): boolean {
  const given = Buffer.from(signature.toUpperCase());
  return [merchant.merchantSecret, merchant.merchantSecretAlso].some((merchantSecret) => {
    if (!merchantSecret) return false;
    const expected = Buffer.from(noticeSignature({ ...merchant, merchantSecret }, notice));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
