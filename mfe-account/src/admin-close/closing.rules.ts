import {
  CLOSING_MEANS_NAMES,
  type ClosingEntry,
  type ClosingEvent,
  type ClosingKind,
  type ClosingLine,
  type ClosingMeans,
  type DayClosing,
  messages,
  TAKEN_BACK_BY_BANK,
} from '@salon/contracts';
import { lkr } from '@salon/kernel';
import { amountOf } from '../fields-form/amount.rules.js';

export interface Count {
  amount: string;
  reason: string;
}
export type Counts = Readonly<Record<ClosingMeans, Count>>;
export type CountErrors = Partial<Record<ClosingMeans, Partial<Record<keyof Count, string>>>>;

/** 'Closed', 'Undone: Opened again: Card slip found'; the title of an event without facts. */
export function closingEventWords({ facts, title }: ClosingEvent): string {
  if (!facts) return title;
  const done = facts.done === 'closed' ? 'Closed' : 'Opened again';
  return `${facts.isUndo ? 'Undone: ' : ''}${done}${facts.reason === null ? '' : `: ${facts.reason}`}`;
}

/** Counted less expected; null until a valid amount is counted. */
export const differenceOf = ({ expected }: ClosingLine, counted: number | null): number | null =>
  counted === null || Number.isNaN(counted) ? null : (Math.round(counted * 100) - lkr(expected)) / 100;

/** What was counted before the day was opened again; a means of payment without entries need not be counted. */
export const firstCounts = (lines: readonly ClosingLine[]): Counts =>
  Object.fromEntries(
    lines.map(({ means, received, returned, former }) => [
      means,
      former
        ? { amount: String(former.amount), reason: former.reason }
        : { amount: received === 0 && returned === 0 ? '0' : '', reason: '' },
    ]),
  ) as Counts;

export function problemsOf(lines: readonly ClosingLine[], counts: Counts): CountErrors {
  const problems: CountErrors = {};
  for (const line of lines) {
    const { amount, reason } = counts[line.means];
    const difference = differenceOf(line, amountOf(amount));
    if (difference === null) problems[line.means] = { amount: messages.countMissing };
    else if (difference !== 0 && reason.trim() === '') problems[line.means] = { reason: messages.differenceReason };
  }
  return problems;
}

/** The label of each type of entry; a negative amount was returned. */
export const KINDS: Readonly<Record<ClosingKind, string>> = {
  desk: 'At the desk',
  fee: 'Confirmed at the desk',
  online: 'Booking fee online',
  refund: 'Refund',
  charge_back: TAKEN_BACK_BY_BANK,
};

const csvAmount = (amount: number | null): string => amount?.toFixed(2) ?? '';
const nameOf = ({ means }: Pick<ClosingEntry, 'means'>): string => CLOSING_MEANS_NAMES[means];

/**
 * The day as a table: each means with its sums, then each amount. LKR. @param timeOf writes an instant on the salon's
 * clock
 */
export const closingTable = ({ date, lines, entries }: DayClosing, timeOf: (at: string) => string): string[][] => [
  ['Day', 'Means', 'Received', 'Returned', 'Expected', 'Counted', 'Difference', 'Reason', 'After closing'],
  ...lines.map((line) => [
    ...[
      date,
      nameOf(line),
      csvAmount(line.received),
      csvAmount(line.returned),
      csvAmount(line.expected),
      csvAmount(line.counted),
    ],
    ...[csvAmount(differenceOf(line, line.counted)), line.reason, csvAmount(line.afterClosing)],
  ]),
  [],
  ['Time', 'Means', 'What', 'Amount', 'Visit', 'Customer'],
  ...entries.map((entry) => [
    ...[timeOf(entry.at), nameOf(entry), KINDS[entry.kind], csvAmount(entry.amount)],
    ...[entry.appointmentId, entry.customerName],
  ]),
];
