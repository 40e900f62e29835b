import { refuse } from '@salon/contracts';
import type { Settings } from '../salon/calendar.rules.js';

/**
 * The outcomes of a customer's holds of one day, whether they ever completed or confirmed a visit, and whether they can
 * book online.
 */
export interface EarlierHolds {
  /** Number of unpaid holds of that day. */
  unpaid: number;
  /** Minutes of the expired ones. */
  expiredMinutes: number;
  /** True once a visit of theirs was confirmed or took place. */
  isKnown: boolean;
  /** The desk has noted that they cannot book online. */
  isBlocked: boolean;
}

/**
 * Limits what a customer can hold without paying: the number of holds of one day and, before their first kept visit,
 * the minutes of expired holds and of this one.
 * The model of the random specs has the same limits (testing-model/model.bookings.ts).
 * @param secondsLeft until that day is over
 * @throws DomainError `conflict` for a customer who cannot book online, `throttled`
 */
export function assertMayHold(
  { unpaid, expiredMinutes, isKnown, isBlocked }: EarlierHolds,
  minutes: number,
  { unpaidPerDay, newcomerMinutes }: Pick<Settings, 'unpaidPerDay' | 'newcomerMinutes'>,
  secondsLeft: number,
): void {
  if (isBlocked) throw refuse('CUSTOMER_BLOCKED');
  if (unpaid >= unpaidPerDay) throw refuse('TOO_MANY_UNPAID', { retryAfter: secondsLeft });
  if (!isKnown && expiredMinutes + minutes > newcomerMinutes) {
    const params = { minutes: newcomerMinutes, ...(minutes > newcomerMinutes && { visit: minutes }) };
    throw refuse('TOO_LONG_UNPAID', { params, retryAfter: secondsLeft });
  }
}
