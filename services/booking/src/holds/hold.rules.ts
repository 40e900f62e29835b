import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { Settings } from '../salon/calendar.rules.js';

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
  const refused = (code: string, text: string) => new DomainError('throttled', code, text, { retryAfter: 3_600 });
  if (unpaid >= unpaidPerDay) throw refused('TOO_MANY_UNPAID', messages.unpaidToday);
  if (!isKnown && expiredMinutes + minutes > newcomerMinutes)
    throw refused('TOO_LONG_UNPAID', messages.unpaidMinutes(newcomerMinutes));
}
