import { type DeskQuote, refuse } from '@salon/contracts';
import { type Cents, formatLkr } from '@salon/kernel';
import { exactCents } from './request.rules.js';

/** What was quoted, as it was sent: each field can be left out. */
export type Quoted = Partial<Record<keyof DeskQuote, unknown>>;

/** @throws DomainError `conflict` with what it is by now */
export function assertAsQuoted({ total, minutes }: Quoted, current: { totalCents: Cents; minutes: number }): void {
  const isTotal = total == null || exactCents(total, Infinity) === current.totalCents;
  const isLength = minutes == null || minutes === current.minutes;
  if (!isTotal || !isLength)
    throw refuse('DESK_QUOTE_CHANGED', {
      params: { amount: formatLkr(current.totalCents), minutes: current.minutes },
    });
}
