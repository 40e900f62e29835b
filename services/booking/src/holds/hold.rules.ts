import { refuse } from '@salon/contracts';
import type { Settings } from '../salon/calendar.rules.js';

/** Seconds. */
const RETRY_AFTER = 3_600;

/**
 * Bounds what a customer may block without paying: the number of holds of one day and, before their first kept visit, the
 * minutes of those that ran out and of this one.
 * @throws DomainError `throttled` in words
 */
export function assertMayHold(
  { unpaid, expiredMinutes, isKnown }: { unpaid: number; expiredMinutes: number; isKnown: boolean },
  minutes: number,
  { unpaidPerDay, newcomerMinutes }: Pick<Settings, 'unpaidPerDay' | 'newcomerMinutes'>,
): void {
  if (unpaid >= unpaidPerDay) throw refuse('TOO_MANY_UNPAID', { retryAfter: RETRY_AFTER });
  if (!isKnown && expiredMinutes + minutes > newcomerMinutes)
    throw refuse('TOO_LONG_UNPAID', { params: { minutes: newcomerMinutes }, retryAfter: RETRY_AFTER });
}
