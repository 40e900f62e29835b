import { refuse, type VisitTerms } from '@salon/contracts';
import { addDays, addMinutes, type Cents, type LocalDay, type LocalTime, toLocal, weekdayOf } from '@salon/kernel';

/** A stretch of one salon day, in minutes since local midnight, end excluded. */
export interface Span {
  start: number;
  end: number;
}

/** The one row of `booking.settings`, with the newest version of `booking.policy`. */
export interface Settings extends VisitTerms {
  policyVersion: number;
  zone: string;
  gridMinutes: number;
  leadMinutes: number;
  horizonDays: number;
  feeCents: Cents;
  holdMinutes: number;
  payHoldMinutes: number;
  mostHoldMinutes: number;
  unpaidPerDay: number;
  /** Of a customer without a kept visit: minutes of holds that one day may leave unpaid. */
  newcomerMinutes: number;
  /** How many services a visit may have. */
  mostServices: number;
  /** Since when guests can book; null before the site is opened. */
  openedAt: Date | null;
}

export interface StylistWeek {
  id: string;
  name: string;
  skills: string;
  picture: string | null;
  /** The services this stylist does; null for all. */
  serviceIds: readonly string[] | null;
  /** Shifts by weekday, 0 is Sunday; sorted, disjoint. */
  shifts: readonly (readonly Span[])[];
}

/** When the salon works and who works in it. */
export interface SalonCalendar {
  settings: Settings;
  /** In the salon's own order. */
  stylists: readonly StylistWeek[];
  /** Day → why the salon is closed. */
  closures: ReadonlyMap<LocalDay, string>;
}

/** What of time can be booked at an instant: the salon's day and minute, the earliest start and the last day. */
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

/** A started minute counts as passed, so that a time is never offered in its own minute. */
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

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const weekdayName = (day: LocalDay): string => WEEKDAYS[weekdayOf(day)] ?? '';

export const shiftsOn = ({ shifts }: StylistWeek, day: LocalDay): readonly Span[] => shifts[weekdayOf(day)] ?? [];

/** Whether the stylist does every one of the services. */
export const doesAll = ({ serviceIds }: StylistWeek, wanted: readonly string[]): boolean =>
  serviceIds === null || wanted.every((id) => serviceIds.includes(id));
