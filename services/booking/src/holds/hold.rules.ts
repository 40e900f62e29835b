import { refuse } from '@salon/contracts';
import type { Settings } from '../salon/calendar.rules.js';

/**
 * What became of the holds that a customer made on one day, whether they ever kept a visit, and whether they may book
 * online.
 */
export interface EarlierHolds {
  /** How many of the holds of that day are not paid. */
  unpaid: number;
  /** Minutes of those that ran out. */
  expiredMinutes: number;
  /** A visit of theirs is confirmed or has taken place. */
  isKnown: boolean;
  /** The desk has noted that they are not to book online. */
  isBlocked: boolean;
}

/** Seconds. */
const RETRY_AFTER = 3_600;

/**
 * Bounds what a customer may block without paying: the number of holds of one day and, before their first kept visit,
 * the minutes of those that ran out and of this one.
 * @throws DomainError `conflict` for somebody who is not to book online, `throttled` in words
 */
export function assertMayHold(
  { unpaid, expiredMinutes, isKnown, isBlocked }: EarlierHolds,
  minutes: number,
  { unpaidPerDay, newcomerMinutes }: Pick<Settings, 'unpaidPerDay' | 'newcomerMinutes'>,
): void {
  if (isBlocked) throw refuse('CUSTOMER_BLOCKED');
  if (unpaid >= unpaidPerDay) throw refuse('TOO_MANY_UNPAID', { retryAfter: RETRY_AFTER });
  if (!isKnown && expiredMinutes + minutes > newcomerMinutes)
    throw refuse('TOO_LONG_UNPAID', { params: { minutes: newcomerMinutes }, retryAfter: RETRY_AFTER });
}
