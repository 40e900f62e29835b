import type { FreeDay } from '@salon/contracts';
import { addDays, counted, formatDate, weekdayOf, type LocalDay } from '@salon/kernel';

/** Weeks shown at a time, and in a strip. */
export const WEEKS = 5;
export const STRIP_WEEKS = 2;
export const FEW = 3;

/** Seven days of each of `count` weeks that begin with `first`. */
export const weeksFrom = (first: LocalDay, count = WEEKS): LocalDay[][] =>
  Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_day, at) => addDays(first, 7 * week + at)));

/** The months of these weeks as `yyyy-MM`, ascending. */
export const monthsOf = (weeks: readonly LocalDay[][]): string[] => [
  ...new Set(weeks.flat().map((day) => day.slice(0, 7))),
];

/** 'November – December 2026'; both years when they differ. */
export function spanName(weeks: readonly LocalDay[][]): string {
  const days = weeks.flat();
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  if (first.slice(0, 7) === last.slice(0, 7)) return formatDate(first, 'MMMM yyyy');
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${formatDate(first, isOneYear ? 'MMMM' : 'MMMM yyyy')} – ${formatDate(last, 'MMMM yyyy')}`;
}

export const canChoose = (day: FreeDay | undefined): boolean => day?.state === 'free';

/** Looks up a day. Days before and after the bookable range need no query. */
export function createDayLookup(
  days: readonly FreeDay[],
  { first, last }: Range,
): (date: LocalDay) => FreeDay | undefined {
  const known = new Map(days.map((day) => [day.date, day]));
  return (date) => {
    if (date < first) return { date, state: 'past', left: 0, note: null };
    return known.get(date) ?? (date > last ? { date, state: 'beyond', left: 0, note: null } : undefined);
  };
}

/** The first known free day after `date`. */
export const nextFree = (days: readonly FreeDay[], date: LocalDay): LocalDay | undefined =>
  days
    .filter((day) => day.date > date && canChoose(day))
    .map((day) => day.date)
    .sort()[0];

/** The text of a cell below its number, or null for a free day's mark. */
export function cellLabel(date: LocalDay, day: FreeDay | undefined, today: LocalDay): string | null {
  // Today may only be too late; the explanation is shown below the grid.
  if (day?.state === 'full' && date !== today) return 'Full';
  if (day?.state === 'closed') return 'Closed';
  if (date === today) return 'Today';
  if (day?.state === 'free' && day.left <= FEW) return `${day.left} left`;
  return date.endsWith('-01') ? formatDate(date, 'MMM') : null;
}

const STATE_LABELS: Record<FreeDay['state'], string> = {
  free: 'free',
  full: 'fully booked',
  closed: 'closed',
  past: 'past',
  beyond: 'not open for booking yet',
};

/** Why a day cannot be chosen: its own note, else the meaning of its state. */
export const reasonOf = (day: FreeDay | undefined): string =>
  day ? (day.note ?? STATE_LABELS[day.state]) : 'still loading';

/** The accessible name of a cell: 'November 25, 2026, 2 times left'. */
export function cellName(date: LocalDay, day: FreeDay | undefined, today: LocalDay): string {
  const free = day?.state === 'free' ? (day.left <= FEW ? `${counted(day.left, 'time')} left` : 'free') : null;
  // 'Poya day' alone does not say that the salon is closed.
  const closed = day?.state === 'closed' && day.note !== null && !/^closed/i.test(day.note) && STATE_LABELS.closed;
  return [formatDate(date), date === today && 'today', closed, free ?? reasonOf(day)].filter(Boolean).join(', ');
}

/** The same day `by` months later, or the last day of that month. */
export function addMonths(day: LocalDay, by: number): LocalDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by;
  const firstOf = (count: number) =>
    `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  const last = addDays(firstOf(months + 1), -1);
  const wanted = `${last.slice(0, 8)}${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** The day that a key moves to from `day`, in weeks that begin on the weekday of `first`; null for other keys. */
export function dayForKey(key: string, day: LocalDay, first: LocalDay): LocalDay | null {
  const column = (weekdayOf(day) - weekdayOf(first) + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -column);
    case 'End':
      return addDays(day, 6 - column);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

interface Range {
  first: LocalDay;
  last: LocalDay;
}

/** From today to the last bookable day; one year while no later day is known. */
export function bookableRange(days: readonly FreeDay[], today: LocalDay): Range {
  const beyond = days
    .filter((day) => day.state === 'beyond' && day.date > today)
    .map((day) => day.date)
    .sort()[0];
  return { first: today, last: beyond ? addDays(beyond, -1) : addDays(today, 365) };
}

export const clamp = (day: LocalDay, { first, last }: Range): LocalDay =>
  day < first ? first : day > last ? last : day;

/**
 * The first day to show so that `day` is visible among `count` weeks, in pages of `count - 1` from `first`, so that one
 * week stays.
 */
export function pageWith(day: LocalDay, first: LocalDay, count = WEEKS): LocalDay {
  const step = 7 * (count - 1);
  let shown = first;
  while (day < shown) shown = addDays(shown, -step);
  while (day > addDays(shown, 7 * count - 1)) shown = addDays(shown, step);
  return shown;
}
