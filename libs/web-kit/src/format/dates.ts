import { type LocalDay, type LocalTime, weekdayOf, WEEKDAYS } from '@salon/kernel';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'January' for 1. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** 'Thursday' for `2026-11-26`. */
export const weekdayName = (day: LocalDay): string => WEEKDAYS[weekdayOf(day)] ?? '';

/** The browser's clock: the only place in the browser that reads "now". */
export const browserNow = (): Date => new Date();

type DatePattern = 'MMMM d, yyyy' | 'MMM d, yyyy' | 'd MMM yyyy';

/** `2026-03-05` → 'March 5, 2026', 'Mar 5, 2026' or '5 Mar 2026'; no zone is involved. */
export function formatDate(day: LocalDay, pattern: DatePattern = 'MMMM d, yyyy'): string {
  const month = monthName(Number(day.slice(5, 7)));
  const [date, year] = [Number(day.slice(8, 10)), day.slice(0, 4)];
  if (pattern === 'd MMM yyyy') return `${date} ${month.slice(0, 3)} ${year}`;
  return `${pattern.startsWith('MMMM') ? month : month.slice(0, 3)} ${date}, ${year}`;
}

/** `14:30` → '2:30 PM'. */
export function formatTime(time: LocalTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
