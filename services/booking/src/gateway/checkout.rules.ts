import { messages } from '@salon/contracts';
import { CURRENCY } from '@salon/kernel';

interface Checkout {
  merchantId: string;
  appointmentId: string;
  orderId: string;
  /** `1000.00` */
  amount: string;
  /** Whether it is the whole price, not only the booking fee. */
  isWhole: boolean;
  hash: string;
  siteUrl: string;
  notifyUrl: string;
  customer: Customer;
}

export interface Customer {
  name: string;
  email: string;
  phone: string | null;
  /** From the profile, null when absent there. */
  address: string | null;
  city: string | null;
}

const MAX_LENGTH = 100;
/** The gateway requires a well-formed number; this one is a placeholder. */
const NO_PHONE = '0110000000';
const NO_ADDRESS = 'Not given';
const NO_CITY = 'Colombo';
const COUNTRY = 'Sri Lanka';

/** Text that the gateway accepts: no markup, emoji or control characters (docs/gateway.md). */
export const plain = (text: string): string =>
  text
    .replace(/[<>"'`&\p{Cc}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Variation_Selector}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);

/** First word and the rest of a name, '-' for a missing part (decision D11). */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = plain(name).split(' ');
  return { first: first || '-', last: rest.join(' ') || '-' };
}

/** The complete checkout form, ready to post; the server sets every URL. */
export function checkoutFields({
  merchantId,
  appointmentId,
  orderId,
  amount,
  isWhole,
  hash,
  siteUrl,
  notifyUrl,
  customer,
}: Checkout): Record<string, string> {
  const back = (page: string): string =>
    new URL(`/${page}?appointment=${appointmentId}&order=${orderId}`, siteUrl).href;
  const { first, last } = splitName(customer.name);
  const address = plain(customer.address ?? '') || NO_ADDRESS;
  const city = plain(customer.city ?? '') || NO_CITY;
  return {
    merchant_id: merchantId,
    return_url: back('payment-success'),
    cancel_url: back('payment-cancel'),
    notify_url: notifyUrl,
    order_id: orderId,
    items: isWhole ? messages.wholePaymentItems : messages.paymentItems,
    currency: CURRENCY,
    amount,
    hash,
    first_name: first,
    last_name: last,
    email: customer.email,
    phone: gatewayPhone(customer.phone),
    address,
    city,
    country: COUNTRY,
    delivery_address: address,
    delivery_city: city,
    delivery_country: COUNTRY,
    custom_1: appointmentId,
  };
}

/** The gateway refuses other numbers. */
const gatewayPhone = (phone: string | null): string =>
  phone !== null && /^\+?[\d\s-]{9,16}$/.test(phone) ? phone : NO_PHONE;
