import { counted, type ErrorKind } from '@salon/kernel';
import * as messages from '../messages.js';

const server = 'Server error. Please try again later';

/** The message of a refusal whose code has no sentence of its own (docs/product.md §8, decision E7). */
export const generalRefusals = {
  invalid: 'Invalid request data. Please check your information and try again.',
  unauthenticated: 'Session expired. Please login again.',
  forbidden: 'You do not have permission to perform this action',
  not_found: 'The requested resource was not found',
  conflict: messages.unexpected,
  too_large: 'This is too large to send. Please shorten it and try again.',
  unsupported: 'This type of content is not accepted here.',
  throttled: 'Too many attempts. Please wait a moment and try again.',
  unavailable: server,
  timeout: 'Request timed out. Please try again.',
  full: server,
} as const satisfies Readonly<Record<ErrorKind, string>>;

const waitOf = (minutes: number): string =>
  minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');

/** The general sentence of a kind, which names a wait of more than a minute. @param retryAfter seconds */
export const generalRefusal = (kind: ErrorKind, retryAfter = 0): string =>
  kind === 'throttled' && retryAfter > 60
    ? `Too many attempts. Please try again in ${waitOf(Math.ceil(retryAfter / 60))}.`
    : generalRefusals[kind];
