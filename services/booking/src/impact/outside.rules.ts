import { hoursTexts, type OutsideVisit, type RefusalParams } from '@salon/contracts';
import { addDays, type LocalDay, type LocalTime, minutesOf, type Span } from '@salon/kernel';
import { shiftRefusal } from '../policy/reschedule.rules.js';
import {
  type BookingWindow,
  dayHoursOf,
  isAbsentOn,
  isWithin,
  isWithinHours,
  type SalonCalendar,
  stylistNameOf,
} from '../salon/calendar.rules.js';
import { asBusy, occupied, visitSpan } from '../slots/busy.rules.js';
import { freeFor, keepOrChoose, planDay } from '../slots/slots.rules.js';

/** The place of a booked visit. */
export interface PlacedVisit {
  id: string;
  stylistId: string;
  day: LocalDay;
  startTime: LocalTime;
  endTime: LocalTime;
  /** When it occupies the stylist; null for the whole visit. */
  busy: [number, number][] | null;
}

/** Of a visit, what its terms say about moving it. */
type Shiftable = Parameters<typeof shiftRefusal>[0];

interface ChoiceOptions {
  calendar: SalonCalendar;
  /** Spans by stylist by day. */
  taken: ReadonlyMap<LocalDay, ReadonlyMap<string, readonly Span[]>>;
  bookingWindow: BookingWindow;
}

type Choices = Pick<OutsideVisit, 'canTake' | 'otherTimes'>;

/** Days before and after a visit that are searched for another time. */
export const NEARBY_DAYS = 7;
const MAX_TIMES = 3;

export const spanOf = ({ startTime, endTime }: Pick<PlacedVisit, 'startTime' | 'endTime'>): Span => ({
  start: minutesOf(startTime),
  end: minutesOf(endTime),
});

export const isOutside = (calendar: SalonCalendar, visit: PlacedVisit): boolean =>
  !isWithinHours(calendar, { ...visit, span: spanOf(visit), busy: occupied(visit) });

const dayKeyOf = ({ stylistId, day }: PlacedVisit): string => `${stylistId} ${day}`;

/** The visits for which `isOutside` holds; the hours of each stylist's day are computed once. */
export function outsideOf(calendar: SalonCalendar, visits: readonly PlacedVisit[]): PlacedVisit[] {
  const hours = new Map<string, ReturnType<typeof dayHoursOf>>();
  return visits.filter((visit) => {
    const own = hours.get(dayKeyOf(visit)) ?? dayHoursOf(calendar, visit);
    hours.set(dayKeyOf(visit), own);
    return !isWithin(own, { span: spanOf(visit), busy: occupied(visit) });
  });
}

/** A booked visit to come outside the hours: the salon moves it, regardless of its terms (decision C10). */
export const isOutsideToCome = (
  calendar: SalonCalendar,
  visit: PlacedVisit & Pick<Shiftable, 'status' | 'startsAt'>,
  now: Date,
): boolean => visit.status === 'confirmed' && visit.startsAt > now && isOutside(calendar, visit);

/** Why the desk moves the visit to another time only with a reason; null when it needs none. */
export function deskMoveRefusal(
  calendar: SalonCalendar,
  visit: PlacedVisit & Shiftable,
  now: Date,
): RefusalParams<'MOVE_NEEDS_REASON'> | null {
  const refusal = isOutsideToCome(calendar, visit, now) ? null : shiftRefusal(visit, now);
  return refusal?.reason === 'status' ? null : refusal;
}

/** Why a visit is outside the hours, as a sentence. */
export function whyOutside(
  { closures, stylists }: SalonCalendar,
  visit: PlacedVisit & { stylistName: string },
): string {
  const closure = closures.get(visit.day);
  if (closure !== undefined) return hoursTexts.outsideClosed(closure);
  const stylist = stylists.find(({ id }) => id === visit.stylistId);
  if (!stylist) return hoursTexts.outsideLeft(visit.stylistName);
  return isAbsentOn(stylist, visit.day) ? hoursTexts.outsideAway(stylist.name) : hoursTexts.outsidePlan(stylist.name);
}

/** Stylists who are free at the visit's own time, and the nearest other times; its own time counts as free. */
export function choicesOf(visit: PlacedVisit & { serviceIds: readonly string[] }, options: ChoiceOptions): Choices {
  const span = spanOf(visit);
  const minutes = span.end - span.start;
  const busy = asBusy(visit.busy, minutes);
  const person = (id: string) => ({
    _id: id,
    name: stylistNameOf(options.calendar, id),
  });
  const planOf = (date: LocalDay) =>
    planDay(
      options.calendar,
      { date, minutes, busy, serviceIds: visit.serviceIds },
      takenBeside(visit, options.taken.get(date) ?? new Map(), date),
      options.bookingWindow,
    );
  const others = freeFor(visitSpan(span.start, minutes, busy), planOf(visit.day).stylists).filter(
    ({ id }) => id !== visit.stylistId,
  );
  const otherTimes: Choices['otherTimes'] = [];
  for (const date of nearbyDays(visit.day, options.bookingWindow)) {
    const plan = planOf(date);
    const time = nearest(plan.starts, span.start, date === visit.day);
    if (time === undefined) continue;
    const stylist = keepOrChoose(visit.stylistId, visitSpan(minutesOf(time), minutes, busy), plan.stylists);
    if (stylist) otherTimes.push({ date, time, stylist: person(stylist.id) });
    if (otherTimes.length === MAX_TIMES) break;
  }
  return { canTake: others.map(({ id }) => person(id)), otherTimes };
}

/** The visit's day first, then the days beside it, the nearest first. */
function nearbyDays(day: LocalDay, { today, lastDay }: BookingWindow): LocalDay[] {
  const days = [day];
  for (let distance = 1; distance <= NEARBY_DAYS; distance += 1)
    days.push(addDays(day, distance), addDays(day, -distance));
  return days.filter((each) => today <= each && each <= lastDay);
}

/** The free time nearest to `start`; on the visit's own day, a different one. */
const nearest = (starts: readonly LocalTime[], start: number, isOwnDay: boolean): LocalTime | undefined =>
  starts
    .filter((time) => !isOwnDay || minutesOf(time) !== start)
    .sort((a, b) => Math.abs(minutesOf(a) - start) - Math.abs(minutesOf(b) - start))[0];

/** The taken spans of a day without the visit itself: no other visit of its stylist has the same minutes. */
function takenBeside(visit: PlacedVisit, taken: ReadonlyMap<string, readonly Span[]>, date: LocalDay) {
  if (date !== visit.day) return taken;
  const mine = occupied(visit);
  const own = taken.get(visit.stylistId) ?? [];
  return new Map(taken).set(
    visit.stylistId,
    own.filter((span) => !mine.some((part) => part.start === span.start && part.end === span.end)),
  );
}
