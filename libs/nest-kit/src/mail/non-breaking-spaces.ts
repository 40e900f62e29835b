import { CURRENCY_SIGN } from '@salon/kernel';

/** Keeps sums, times, telephone numbers and counts on one line. */
export const withNonBreakingSpaces = (text: string): string =>
  text.replaceAll(`${CURRENCY_SIGN} `, `${CURRENCY_SIGN}\u00a0`).replaceAll(/(\d|\bx) (?=\d|[AP]M\b)/g, '$1\u00a0');
