import {
  type Closure,
  type HoursChange,
  type HoursExceptionState,
  hoursTexts,
  type SalonFacts,
} from '@salon/contracts';
import { formatDate, type LocalDay } from '@salon/kernel';
import type { SalonCalendar, StylistWeek, WeekPlan } from '../salon/calendar.rules.js';
import { asException, asPlan } from '../salon/stored-hours.rules.js';

export type Change<Subject extends HoursChange['subject']> = Extract<HoursChange, { subject: Subject }>;

/** Creates an id for a new item. */
export const NEW = 'new';

export const dayWords = (day: LocalDay): string => formatDate(day, 'MMM d, yyyy');

/** An exception for the list of changes; null for one that was not found. @param nameOf the stylist's name */
export const exceptionFacts = (
  state: HoursExceptionState | null,
  nameOf: (stylistId: string) => string,
): SalonFacts => ({
  kind: 'exception',
  exception: state && { kind: state.kind, stylist: nameOf(state.stylistId), from: state.from, to: state.to },
});

/** Days of a change that are before `today`, by field: the past cannot be planned. */
export function passedDays(change: HoursChange, today: LocalDay): Record<string, string> {
  const isPast = (day: LocalDay): boolean => day < today;
  if (change.subject === 'plan') return isPast(change.validFrom) ? { validFrom: hoursTexts.passed } : {};
  if (change.subject === 'closure')
    return Object.fromEntries(
      change.closures.flatMap(({ day }, at) => (isPast(day) ? [[`closures.${at}.day`, hoursTexts.passed]] : [])),
    );
  return change.exception !== null && isPast(change.exception.to) ? { to: hoursTexts.passed } : {};
}

const inOrder = (plans: WeekPlan[]): WeekPlan[] => plans.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));

const withPlan = (stylist: StylistWeek, { validFrom, week }: Change<'plan'>): StylistWeek => ({
  ...stylist,
  plans: inOrder([
    ...stylist.plans.filter((each) => each.validFrom !== validFrom),
    ...(week === null ? [] : [asPlan({ validFrom, week })]),
  ]),
});

const withException = (stylist: StylistWeek, { id = NEW, exception }: Change<'exception'>): StylistWeek => ({
  ...stylist,
  exceptions: [
    ...stylist.exceptions.filter((each) => each.id !== id),
    ...(exception?.stylistId === stylist.id ? [asException({ id, ...exception })] : []),
  ],
});

function withClosures(closures: SalonCalendar['closures'], changed: Change<'closure'>['closures']) {
  const all = new Map(closures);
  for (const { day, reason } of changed) {
    if (reason === null) all.delete(day);
    else all.set(day, reason);
  }
  return all;
}

/** The calendar after the change. */
export function withChange(calendar: SalonCalendar, change: HoursChange): SalonCalendar {
  if (change.subject === 'closure') return { ...calendar, closures: withClosures(calendar.closures, change.closures) };
  const { stylists } = calendar;
  if (change.subject === 'exception')
    return { ...calendar, stylists: stylists.map((each) => withException(each, change)) };
  return {
    ...calendar,
    stylists: stylists.map((each) => (each.id === change.stylistId ? withPlan(each, change) : each)),
  };
}

/** The closures that a change requests; null when it reopens all of its days. */
export function closuresOf({ closures }: Change<'closure'>): Closure[] | null {
  const closed = closures.flatMap(({ day, reason }) => (reason === null ? [] : [{ day, reason }]));
  return closed.length > 0 ? closed : null;
}
