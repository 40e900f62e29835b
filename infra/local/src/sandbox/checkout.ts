import { checkoutHash } from './signature.js';

export type CheckoutFields = Record<string, string>;

const REQUIRED = [
  'merchant_id',
  'return_url',
  'cancel_url',
  'notify_url',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'country',
  'order_id',
  'items',
  'currency',
  'amount',
  'hash',
];
const MARKUP = /[<>\p{Emoji_Presentation}]/u;
const FORMS: Record<string, RegExp> = {
  amount: /^\d+\.\d{2}$/,
  currency: /^(?:LKR|USD|EUR|GBP|AUD)$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  phone: /^\+?[\d\s-]{9,16}$/,
  return_url: /^https?:\/\//,
  cancel_url: /^https?:\/\//,
  notify_url: /^https?:\/\//,
};

/** The reasons why the gateway would refuse this checkout form; empty when it is valid. */
export function checkoutProblems(fields: CheckoutFields, merchant: { id: string; secret: string }): string[] {
  const missing = REQUIRED.filter((name) => !fields[name]?.trim()).map((name) => `${name} is missing`);
  const malformed = Object.entries(FORMS)
    .filter(([name, form]) => fields[name]?.trim() && !form.test(fields[name]))
    .map(([name]) => `${name} is not well-formed`);
  const unclean = Object.entries(fields)
    .filter(([, value]) => MARKUP.test(value))
    .map(([name]) => `${name} contains markup or emoji`);
  const problems = [...missing, ...malformed, ...unclean];
  if (problems.length > 0) return problems;
  if (fields.merchant_id !== merchant.id) return ['Unauthorized payment request: unknown merchant_id'];
  return isSigned(fields, merchant.secret) ? [] : ['Unauthorized payment request: hash does not match'];
}

function isSigned(fields: CheckoutFields, secret: string): boolean {
  const { merchant_id: merchantId = '', order_id: orderId = '', amount = '', currency = '', hash } = fields;
  return hash === checkoutHash({ merchantId, orderId, amount, currency }, secret);
}
