import { CURRENCY_SIGN } from '@salon/kernel';

const INNER_BLANK = new RegExp(`(${CURRENCY_SIGN}|\\d|×) (?=\\d|[AP]M\\b)`, 'g');

/** Keeps sums, times, telephone numbers and counts on one line. */
export const unbroken = (text: string): string => text.replaceAll(INNER_BLANK, '$1\u00a0');
