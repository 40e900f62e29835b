import { type ChangeTerms, changeTermsText, freeChangesOf, SALON } from '@salon/contracts';
import { type LocalDay, type LocalTime, toInstant } from '@salon/kernel';
import { browserNow, formatDate, formatTime, salonDayOf, salonTimeOf } from '@salon/web-kit';
import { useSalonDetails } from './use-salon-details.js';

export interface ChangeNote {
  text: string;
  /** Cancelling costs something from the beginning. */
  isLate: boolean;
}

const momentText = (at: Date): string =>
  `${formatDate(salonDayOf(at), 'EEEE, MMMM d, yyyy')}, ${formatTime(salonTimeOf(at))}`;

/**
 * What a visit at this time allows once it is paid; null without a time, and until the salon's policy is known.
 * @param own the terms of a visit that is held already
 */
export function useChangeTerms(
  date: LocalDay | null,
  time: LocalTime | null,
  own?: Partial<ChangeTerms>,
): ChangeNote | null {
  const { policy, zone = SALON.zone } = useSalonDetails();
  if (!policy || date === null || time === null) return null;
  const terms = { ...policy, ...own };
  const [startsAt, now] = [toInstant(date, time, zone), browserNow()];
  return {
    text: changeTermsText(terms, startsAt, now, momentText),
    isLate: freeChangesOf(terms, startsAt, now).cancel === null,
  };
}
