import { refuse } from '@salon/contracts';
import { CURRENCY, type DomainError } from '@salon/kernel';
import { MAX_NOTE_LENGTH, printable } from './printable.rules.js';
import { STATUS } from './retrieval.rules.js';

/** A notice as the gateway sent it, strings verbatim; card-holder name, number and expiry are dropped here. */
export interface Notice {
  merchantId: string;
  orderId: string;
  paymentId: string;
  amount: string;
  currency: string;
  statusCode: string;
  signature: string;
  method: string;
  statusMessage: string;
}

/** The BFF and this service refuse a larger body. */
export const MAX_NOTICE_BYTES = 8_192;
const MAX_FIELDS = 40;

/**
 * The format of each field; the fixed length of an order id prevents shifting characters between fields (threat T35).
 */
const FORMS = {
  merchant_id: /^\w{1,32}$/,
  order_id: /^[A-Z0-9]{19}[A-Z]$/,
  payment_id: /^[\w-]{0,64}$/,
  payhere_amount: /^\d{1,9}\.\d{2}$/,
  payhere_currency: new RegExp(`^${CURRENCY}$`),
  status_code: new RegExp(`^(?:${Object.values(STATUS).join('|')})$`),
  md5sig: /^[\x21-\x7e]{1,64}$/,
} as const;

const malformed = (what: string): DomainError => refuse('NOTICE_MALFORMED', { params: { reason: 'part', what } });

/** @throws DomainError `invalid` for anything but a form of single string values with every signed field well-formed */
export function parseNotice(body: unknown): Notice {
  if (typeof body !== 'string' || body.length === 0 || body.length > MAX_NOTICE_BYTES) throw malformed('the body');
  const fields = singleValues(body);
  const field = (name: keyof typeof FORMS): string => {
    const value = fields.get(name) ?? (name === 'payment_id' ? '' : undefined);
    if (value === undefined || !FORMS[name].test(value)) throw malformed(name);
    return value;
  };
  return {
    merchantId: field('merchant_id'),
    orderId: field('order_id'),
    paymentId: field('payment_id'),
    amount: field('payhere_amount'),
    currency: field('payhere_currency'),
    statusCode: field('status_code'),
    signature: field('md5sig'),
    method: note(fields.get('method')),
    statusMessage: note(fields.get('status_message')),
  };
}

function singleValues(body: string): Map<string, string> {
  const pairs = [...new URLSearchParams(body)];
  const fields = new Map(pairs);
  if (pairs.length > MAX_FIELDS) throw malformed('too many fields');
  if (fields.size !== pairs.length) throw malformed('a field is given twice');
  if (pairs.some(([name]) => !/^\w{1,40}$/.test(name))) throw malformed('the name of a field');
  return fields;
}

const note = (value = ''): string => printable(value, MAX_NOTE_LENGTH);
