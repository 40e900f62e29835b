import { messages } from '@salon/contracts';

export const CURRENCY = 'LKR';

export interface Checkout {
  merchantId: string;
  appointmentId: string;
  orderId: string;
  /** `1000.00` */
  amount: string;
  hash: string;
  siteUrl: string;
  notifyUrl: string;
  customer: { name: string; email: string; phone: string | null };
}

const LONGEST = 100;
/** The gateway wants a well-formed number; this one says that none was given. */
const NO_PHONE = '0110000000';
const ADDRESS = { address: 'Not given', city: 'Colombo', country: 'Sri Lanka' } as const;

/** Text the gateway takes: no markup, emoji or control characters (gateway facts). */
export const plain = (text: string): string =>
  text
    .replace(/[<>"'`&\p{Cc}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Variation_Selector}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

/** First word and the rest of a name, '-' for what there is not (decision D11). */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = plain(name).split(' ');
  return { first: first || '-', last: rest.join(' ') || '-' };
}

/** The whole checkout form, ready to post; every URL is the server's own. */
export function checkoutFields({
  merchantId,
  appointmentId,
  orderId,
  amount,
  hash,
  siteUrl,
  notifyUrl,
  customer,
}: Checkout): Record<string, string> {
  const back = (page: string): string => `${siteUrl}/${page}?appointment=${appointmentId}&order=${orderId}`;
  const { first, last } = splitName(customer.name);
  return {
    merchant_id: merchantId,
    return_url: back('payment-success'),
    cancel_url: back('payment-cancel'),
    notify_url: notifyUrl,
    order_id: orderId,
    items: messages.paymentItems,
    currency: CURRENCY,
    amount,
    hash,
    first_name: first,
    last_name: last,
    email: customer.email,
    phone: phoneOf(customer.phone),
    ...ADDRESS,
    delivery_address: ADDRESS.address,
    delivery_city: ADDRESS.city,
    delivery_country: ADDRESS.country,
    custom_1: appointmentId,
  };
}

const phoneOf = (phone: string | null): string =>
  phone !== null && /^\+?[\d\s-]{9,16}$/.test(phone) ? phone : NO_PHONE;
