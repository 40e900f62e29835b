import * as messages from './messages.js';

/**
 * Digits only; `+94` and `0094` become `0`, also before a `(0)` (decision A14). A search for people folds what it looks
 * for in its own way (services/account/src/desk-customers/people.ts).
 */
export const foldPhone = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(?:00940?|940?(?=[1-9]\d{8}$))/, '0');

/** The problem of a customer's own number, or null; an empty one is valid. */
export function phoneProblem(phone: string): string | null {
  if (phone.trim() === '') return null;
  return phone.length <= 40 && foldPhone(phone).length === 10 ? null : messages.phoneInvalid;
}

/** The stored form of a client's number: ten digits, or digits after the `+` of another country. */
export function foldClientPhone(phone: string): string {
  const local = foldPhone(phone);
  return local.length === 10 ? local : phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/** The problem of a client's number, or null; it can be of any country: 7 to 15 digits. An empty one is valid. */
export function clientPhoneProblem(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').length;
  return phone === '' || (/^[\d\s()+./-]{7,40}$/.test(phone) && digits >= 7 && digits <= 15)
    ? null
    : messages.clientPhoneInvalid;
}

/** The address of a link that calls `phone`; spaces and brackets are left out. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
