import { blockedTexts, type BlockedTime, closedTexts, type Policy } from '@salon/contracts';
import {
  clockChangeOn,
  type LocalDay,
  type LocalTime,
  minutesOf,
  type Span,
  timeOf,
  weekdayName,
  without,
} from '@salon/kernel';
import { type Busy, type VisitSpan, visitSpan } from './busy.rules.js';
import {
  doesAll,
  type BookingWindow,
  isAbsentOn,
  type SalonCalendar,
  shiftsWithBlocksOn,
} from '../salon/calendar.rules.js';
import { contains, overlaps, WHOLE_DAY } from '../salon/spans.rules.js';

/** One stylist's day: working and taken time. */
export interface StylistDay {
  id: string;
  works: readonly Span[];
  taken: readonly Span[];
}

/** A visit to place: its length, when it occupies the stylist, and its services. */
export interface RequestedVisit {
  minutes: number;
  busy: Busy;
  serviceIds: readonly string[];
}

export interface Wanted extends RequestedVisit {
  date: LocalDay;
  stylistId?: string | undefined;
}

export interface DayPlan {
  /** Why no stylist is available for this visit that day; null on a working day. */
  closed: string | null;
  starts: LocalTime[];
  blocked: BlockedTime[];
  stylists: StylistDay[];
}

const isAtWork = (wanted: Span, { works }: StylistDay): boolean => works.some((shift) => contains(shift, wanted));
const minutesTaken = ({ taken }: StylistDay): number => taken.reduce((total, { start, end }) => total + end - start, 0);

/** Stylists who work for the whole of `wanted` and are free for its occupied spans, in the order given. */
export const freeFor = (wanted: VisitSpan, day: readonly StylistDay[]): StylistDay[] =>
  day.filter(
    (stylist) =>
      isAtWork(wanted, stylist) && !stylist.taken.some((span) => wanted.busy.some((part) => overlaps(span, part))),
  );

const busier = (a: StylistDay, b: StylistDay): number => minutesTaken(a) - minutesTaken(b) || (a.id < b.id ? -1 : 1);

/** The stylist for the visit: fewest minutes taken that day, then the lower id. Null when none is free. */
export function choose(wanted: VisitSpan, day: readonly StylistDay[]): StylistDay | null {
  const [first, ...rest] = freeFor(wanted, day);
  if (!first) return null;
  return rest.reduce((best, next) => (busier(best, next) > 0 ? next : best), first);
}

/** The visit's previous stylist if free, else the one that `choose` finds. */
export const keepOrChoose = (had: string, wanted: VisitSpan, day: readonly StylistDay[]): StylistDay | null =>
  freeFor(wanted, day).find(({ id }) => id === had) ?? choose(wanted, day);

/** Every time of the grid (counted from midnight) at which a stylist works. */
function gridOf(day: readonly StylistDay[], step: number): number[] {
  const shifts = day.flatMap(({ works }) => works);
  if (shifts.length === 0) return [];
  const opens = Math.ceil(Math.min(...shifts.map(({ start }) => start)) / step) * step;
  const closes = Math.max(...shifts.map(({ end }) => end));
  const times = Array.from(
    { length: Math.max(0, Math.ceil((closes - opens) / step)) },
    (_, index) => opens + index * step,
  );
  return times.filter((time) => shifts.some(({ start, end }) => start <= time && time < end));
}

/**
 * Every time of the day's grid, offered or blocked with its reason. Customers book and move a visit to an offered time
 * only, and so does an admin by the customers' call. The desk's own calls, a late payment and undo are not bound by the
 * reasons: they take a stylist who is free (`freeFor`). Nobody works in the minutes of a clock change (decision C7).
 */
export function planDay(
  calendar: SalonCalendar,
  wanted: Wanted,
  taken: ReadonlyMap<string, readonly Span[]>,
  bookingWindow: BookingWindow,
): DayPlan {
  const able = calendar.stylists.filter(
    (each) => doesAll(each, wanted.serviceIds) && (wanted.stylistId === undefined || each.id === wanted.stylistId),
  );
  const change = clockChangeOn(wanted.date, calendar.settings.zone);
  const worksOf = (each: (typeof able)[number]): readonly Span[] => {
    const shifts = shiftsWithBlocksOn(calendar, each, wanted.date);
    return change ? without(shifts, [change]) : shifts;
  };
  const stylists = able.map((each) => ({ id: each.id, works: worksOf(each), taken: taken.get(each.id) ?? [] }));
  const plan: DayPlan = { closed: null, starts: [], blocked: [], stylists };
  const grid = gridOf(stylists, calendar.settings.gridMinutes);
  if (grid.length === 0)
    return { ...plan, closed: calendar.closures.get(wanted.date) ?? whyNobody(calendar, wanted, able) };
  for (const start of grid) {
    const span = visitSpan(start, wanted.minutes, wanted.busy);
    const code = whyBlocked(span, wanted.date, stylists, bookingWindow);
    if (code === null) plan.starts.push(timeOf(start));
    else plan.blocked.push({ time: timeOf(start), code, text: textOf(code, calendar.settings) });
  }
  return plan;
}

function textOf(code: BlockedTime['code'], policy: Pick<Policy, 'leadMinutes'>): string {
  const text = blockedTexts[code];
  return typeof text === 'string' ? text : text(policy);
}

function whyBlocked(
  visit: VisitSpan,
  date: LocalDay,
  day: readonly StylistDay[],
  { today, time, earliest }: BookingWindow,
): BlockedTime['code'] | null {
  if (date < today || (date === today && visit.start <= minutesOf(time) && isBefore(date, visit.start, earliest)))
    return 'PAST';
  if (isBefore(date, visit.start, earliest)) return 'LEAD_TIME';
  const closes = Math.max(...day.flatMap(({ works }) => works.map(({ end }) => end)));
  // A visit ends on its day: midnight belongs to the next one.
  if (visit.end >= WHOLE_DAY.end || visit.end > closes) return 'TOO_LONG';
  if (!day.some((stylist) => isAtWork(visit, stylist))) return 'BREAK';
  return freeFor(visit, day).length > 0 ? null : 'BUSY';
}

const isBefore = (date: LocalDay, start: number, { day, time }: BookingWindow['earliest']): boolean =>
  date < day || (date === day && start < minutesOf(time));

/** Why these services cannot be one visit on any day, with any stylist; null when they can. */
export function whyUnbookable({ stylists }: SalonCalendar, serviceIds: readonly string[]): string | null {
  const areDone = (ids: readonly string[]): boolean => stylists.some((each) => doesAll(each, ids));
  if (areDone(serviceIds)) return null;
  return serviceIds.every((id) => areDone([id])) ? closedTexts.skillMissing : closedTexts.skillOfNobody;
}

function whyNobody(calendar: SalonCalendar, wanted: Wanted, able: SalonCalendar['stylists']): string {
  const { date, serviceIds, stylistId } = wanted;
  const chosen = calendar.stylists.find(({ id }) => id === stylistId);
  if (able.length === 0 && chosen) return closedTexts.skillOfStylist(chosen.name);
  // Without a reason, the chosen stylist has left the salon.
  if (able.length === 0) return whyUnbookable(calendar, serviceIds) ?? closedTexts.away;
  if (able.some((each) => isAbsentOn(each, date)))
    return chosen ? closedTexts.awayOfStylist(chosen.name) : closedTexts.away;
  // The salon is open for other services.
  if (!chosen && calendar.stylists.some((each) => shiftsWithBlocksOn(calendar, each, date).length > 0))
    return closedTexts.away;
  const weekday = weekdayName(date);
  return chosen ? closedTexts.weekdayOfStylist(chosen.name, weekday) : closedTexts.weekday(weekday);
}
