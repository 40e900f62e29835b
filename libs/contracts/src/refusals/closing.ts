import { because, type Refusal } from './refusal.js';

/** Refusals of closing a day, opening it again and of reports. */
export const closingRefusals = {
  CLOSING_REFUSED: {
    kind: 'conflict',
    text: because({
      closed: ({ by }: { by: string }) => `${by} has closed this day meanwhile`,
      open: 'This day is open again already',
      coming: 'This day has not begun yet',
      moved: 'Money has come in or gone out meanwhile. Please read the sums again',
    }),
  },
  REPORT_COUNTING: {
    kind: 'conflict',
    text: 'These days are counted for the first time. The report appears as soon as they are.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
