import { type ExceptionKind, hoursTexts, refuse, type VisitTerms } from '@salon/contracts';
import {
  addDays,
  addMinutes,
  type Cents,
  type LocalDay,
  type LocalTime,
  type Span,
  toInstant,
  toLocal,
  weekdayOf,
  without,
} from '@salon/kernel';
import { contains, overlaps, union } from './spans.rules.js';

/** The row of `booking.settings`, with the newest version of `booking.policy`. */
export interface Settings extends VisitTerms {
  policyVersion: number;
  zone: string;
  gridMinutes: number;
  leadMinutes: number;
  horizonDays: number;
  feeCents: Cents;
  holdMinutes: number;
  unpaidPerDay: number;
  /** Maximum minutes of unpaid holds of one day, for a customer without a kept visit. */
  newcomerMinutes: number;
  /** Maximum number of different services of a cart; offers and the desk are not bound. */
  mostServices: number;
  /** When the site was opened for guests; null before. */
  openedAt: Date | null;
}

/** The hours of a week, from a day on until the next plan begins. */
export interface WeekPlan {
  validFrom: LocalDay;
  /** Shifts by weekday, 0 is Sunday; sorted, disjoint, without the breaks. */
  shifts: readonly (readonly Span[])[];
}

/** Days on which a stylist is away or works more than planned, independent of the plan. */
export interface HoursException {
  id: string;
  kind: ExceptionKind;
  from: LocalDay;
  /** The last day, included. */
  to: LocalDay;
  /** Applies to each of the days. */
  span: Span;
}

export interface StylistWeek {
  id: string;
  name: string;
  skills: string;
  picture: string | null;
  /** The services this stylist does; null for all. */
  serviceIds: readonly string[] | null;
  /** Ordered by their first day. */
  plans: readonly WeekPlan[];
  exceptions: readonly HoursException[];
}

/** The salon's working hours and stylists. */
export interface SalonCalendar {
  settings: Settings;
  /** In the salon's own order. */
  stylists: readonly StylistWeek[];
  /** Day → why the salon is closed. */
  closures: ReadonlyMap<LocalDay, string>;
}

/** The bookable range at an instant: the salon's day and minute, the earliest start and the last day. */
export interface BookingWindow {
  today: LocalDay;
  time: LocalTime;
  earliest: { day: LocalDay; time: LocalTime };
  lastDay: LocalDay;
  horizonDays: number;
}

/** @throws DomainError `conflict` before the site is opened (ADR-0044) */
export function assertOpen({ openedAt }: Pick<Settings, 'openedAt'>): void {
  if (openedAt === null) throw refuse('SALON_NOT_OPEN');
}

/** The salon's day at an instant. */
export const todayOf = (now: Date, { zone }: Pick<Settings, 'zone'>): LocalDay => toLocal(now, zone).day;

/** Seconds until the salon's day is over. */
export const secondsLeftOf = (now: Date, { zone }: Pick<Settings, 'zone'>): number =>
  (toInstant(addDays(todayOf(now, { zone }), 1), '00:00', zone).getTime() - now.getTime()) / 1_000;

/** A started minute counts as past, so that a time is never offered in its own minute. */
export function bookingWindowOf(now: Date, { zone, leadMinutes, horizonDays }: Settings): BookingWindow {
  const { day: today, time } = toLocal(now, zone);
  const started = now.getTime() % 60_000 === 0 ? 0 : 1;
  return {
    today,
    time,
    earliest: toLocal(addMinutes(now, leadMinutes + started), zone),
    lastDay: addDays(today, horizonDays),
    horizonDays,
  };
}

/** The name of a stylist; `otherwise` for one who does not work here. */
export const stylistNameOf = ({ stylists }: Pick<SalonCalendar, 'stylists'>, stylistId: string, otherwise = '') =>
  stylists.find(({ id }) => id === stylistId)?.name ?? otherwise;

/** @throws DomainError `invalid` for an unknown stylist */
export function stylistById({ stylists }: Pick<SalonCalendar, 'stylists'>, stylistId: unknown): StylistWeek {
  const stylist = stylists.find(({ id }) => id === stylistId);
  if (!stylist) throw refuse('HOURS_INVALID', { errors: { stylistId: hoursTexts.gone } });
  return stylist;
}

/** Whether any plan of the stylist has hours. */
export const hasHours = ({ plans }: Pick<StylistWeek, 'plans'>): boolean =>
  plans.some(({ shifts }) => shifts.some((day) => day.length > 0));

/** The plan in force on a day: the latest that has begun. */
export const planOn = <Plan extends Pick<WeekPlan, 'validFrom'>>(plans: readonly Plan[], day: LocalDay) =>
  plans.findLast(({ validFrom }) => validFrom <= day);

/** The days on which the salon is closed. */
type Closures = Pick<ReadonlySet<LocalDay>, 'has'>;

const isExtra = ({ kind }: HoursException): boolean => kind === 'extra';
const exceptionsOn = ({ exceptions }: StylistWeek, day: LocalDay): HoursException[] =>
  exceptions.filter(({ from, to }) => from <= day && day <= to);

/** The stylist's working time of a day, if the salon is open. */
function workOn(stylist: StylistWeek, day: LocalDay): readonly Span[] {
  const planned = planOn(stylist.plans, day)?.shifts[weekdayOf(day)] ?? [];
  const exceptions = exceptionsOn(stylist, day);
  if (exceptions.length === 0) return planned;
  const extra = exceptions.filter(isExtra).map(({ span }) => span);
  const absences = exceptions.filter((each) => !isExtra(each)).map(({ span }) => span);
  return without(union([...planned, ...extra]), absences);
}

/**
 * The stylist's working time of a day: the plan plus extra hours, minus leave, sickness and blocked time. None while
 * the salon is closed.
 */
export const shiftsOn = ({ closures }: { closures: Closures }, stylist: StylistWeek, day: LocalDay): readonly Span[] =>
  closures.has(day) ? [] : workOn(stylist, day);

/** The same with blocked time left in: it counts as taken, like a visit. */
export const shiftsWithBlocksOn = (
  calendar: { closures: Closures },
  stylist: StylistWeek,
  day: LocalDay,
): readonly Span[] =>
  shiftsOn(calendar, { ...stylist, exceptions: stylist.exceptions.filter(({ kind }) => kind !== 'block') }, day);

/** Whether leave or sickness removes working time of a day. */
export const isAbsentOn = (stylist: StylistWeek, day: LocalDay): boolean =>
  exceptionsOn(stylist, day).some(({ kind }) => kind === 'leave' || kind === 'sick') &&
  workOn({ ...stylist, exceptions: stylist.exceptions.filter(isExtra) }, day).length > 0;

/** Of a stylist's day: working time, and what of it is blocked. */
export type DayHours = Record<'shifts' | 'blocks', readonly Span[]>;

interface StylistDay {
  stylistId: string;
  day: LocalDay;
}

export function dayHoursOf(
  calendar: Pick<SalonCalendar, 'stylists' | 'closures'>,
  { stylistId, day }: StylistDay,
): DayHours {
  const stylist = calendar.stylists.find(({ id }) => id === stylistId);
  if (!stylist) return { shifts: [], blocks: [] };
  const blocks = exceptionsOn(stylist, day).filter(({ kind }) => kind === 'block');
  return { shifts: shiftsWithBlocksOn(calendar, stylist, day), blocks: blocks.map(({ span }) => span) };
}

/**
 * Whether the salon is open and the stylist works for the whole of a span; blocked time counts only where it meets the
 * occupied spans.
 */
export const isWithin = (
  { shifts, blocks }: DayHours,
  { span, busy }: { span: Span; busy: readonly Span[] },
): boolean =>
  shifts.some((shift) => contains(shift, span)) && !blocks.some((block) => busy.some((part) => overlaps(block, part)));

export const isWithinHours = (
  calendar: Pick<SalonCalendar, 'stylists' | 'closures'>,
  visit: StylistDay & Parameters<typeof isWithin>[1],
): boolean => isWithin(dayHoursOf(calendar, visit), visit);

/** Whether the stylist does every one of the services. */
export const doesAll = ({ serviceIds }: StylistWeek, wanted: readonly string[]): boolean =>
  serviceIds === null || wanted.every((id) => serviceIds.includes(id));
