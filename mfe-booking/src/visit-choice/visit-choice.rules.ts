import { isLocalDay, minutesOf, timeOf, type LocalDay, type LocalTime } from '@salon/kernel';
import { choiceTexts, type Stylist } from '@salon/contracts';

/** The customer's choices so far; `stylistId` null for any stylist. */
export interface Choice {
  date: LocalDay | null;
  time: LocalTime | null;
  stylistId: string | null;
}

/** The choice in an address; invalid values (a past day, no time of day) are dropped. */
export function choiceOf(params: URLSearchParams, today: LocalDay): Choice {
  const date = params.get('date') ?? '';
  const time = params.get('time') ?? '';
  const stylistId = params.get('stylist') ?? '';
  const known = isLocalDay(date) && date >= today;
  return {
    date: known ? date : null,
    time: known && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    stylistId: /^[\w-]{1,64}$/.test(stylistId) ? stylistId : null,
  };
}

export const paramsOf = ({ date, time, stylistId }: Choice): Record<string, string> => ({
  ...(date !== null && { date }),
  ...(time !== null && { time }),
  ...(stylistId !== null && { stylist: stylistId }),
});

/** docs/product.md §4: start plus the minutes of the whole visit. */
export const endOf = (start: LocalTime, minutes: number): LocalTime => timeOf(minutesOf(start) + minutes);

/** `time` unless the times of its day are known and it is no longer one of them. */
export const availableTime = (time: LocalTime | null, slots: readonly LocalTime[] | undefined): LocalTime | null =>
  time !== null && slots && !slots.includes(time) ? null : time;

/** `stylistId` unless the stylists are known and it is no longer one of them. */
export const availableStylistId = (
  stylistId: string | null,
  stylists: readonly Stylist[] | undefined,
): string | null => (stylists && !stylists.some(({ _id }) => _id === stylistId) ? null : stylistId);

export interface Missing {
  date: string | null;
  time: string | null;
}

/**
 * What must still be picked before booking, with the messages of docs/product.md §5 and decision C13; null when nothing
 * is missing.
 */
export function missingIn({ date, time }: Choice): Missing | null {
  if (date === null) return { date: choiceTexts.noDate, time: null };
  return time === null ? { date: null, time: choiceTexts.noTime } : null;
}
