import type { FreePlace } from '@salon/contracts';
import { type LocalDay, minutesOf, type Span, timeOf } from '@salon/kernel';
import { type BookingWindow, type SalonCalendar, stylistNameOf } from '../salon/calendar.rules.js';
import { WHOLE_DAY } from '../salon/spans.rules.js';
import { visitSpan } from '../slots/busy.rules.js';
import { freeFor, planDay, type RequestedVisit, type StylistDay } from '../slots/slots.rules.js';

/** The data of a day that is needed to find a place. */
export interface DeskDay {
  calendar: SalonCalendar;
  date: LocalDay;
  taken: ReadonlyMap<string, readonly Span[]>;
  window: BookingWindow;
}

/** Stylists who can do the visit on the day, with working and taken time; empty on a closed day. */
export const ableOn = ({ calendar, date, taken, window }: DeskDay, { serviceIds, minutes, busy }: RequestedVisit) =>
  planDay(calendar, { date, serviceIds, minutes, busy }, taken, window).stylists;

/** Whether a visit of the desk would already be over; one that has just begun is not. */
export const isOver = ({ date, window }: Pick<DeskDay, 'date' | 'window'>, end: number): boolean =>
  date < window.today || (date === window.today && end <= minutesOf(window.time));

const SAME_STYLIST = 2;
const SAME_TIME = 2;

/**
 * Free places near a taken one: the nearest times of that stylist, then other stylists at that time.
 * @param wanted minutes since midnight, and the stylist
 */
export function freePlacesNear(
  day: DeskDay,
  visit: RequestedVisit,
  wanted: { start: number; stylistId: string },
): FreePlace[] {
  const able = ableOn(day, visit);
  const isFree = (stylist: StylistDay, start: number): boolean => {
    const span = visitSpan(start, visit.minutes, visit.busy);
    return span.end < WHOLE_DAY.end && !isOver(day, start + 1) && freeFor(span, [stylist]).length > 0;
  };
  const place = (stylist: StylistDay, start: number): FreePlace => ({
    date: day.date,
    startTime: timeOf(start),
    stylistId: stylist.id,
    stylistName: stylistNameOf(day.calendar, stylist.id),
  });
  const same = able.filter(({ id }) => id === wanted.stylistId);
  const step = day.calendar.settings.gridMinutes;
  const starts = Array.from({ length: Math.floor(WHOLE_DAY.end / step) }, (_, at) => at * step)
    .filter((start) => start !== wanted.start)
    .sort((a, b) => Math.abs(a - wanted.start) - Math.abs(b - wanted.start) || a - b);
  const later = same.flatMap((each) =>
    starts.filter((start) => isFree(each, start)).map((start) => place(each, start)),
  );
  const others = able.filter((each) => each.id !== wanted.stylistId && isFree(each, wanted.start));
  return [...later.slice(0, SAME_STYLIST), ...others.slice(0, SAME_TIME).map((each) => place(each, wanted.start))];
}
