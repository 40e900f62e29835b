/** Keeps sums, times, telephone numbers and counts on one line. */
export const unbroken = (text: string): string => text.replaceAll(/(LKR|\d|×) (?=\d|[AP]M\b)/g, '$1\u00a0');
