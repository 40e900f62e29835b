import { type LocalDay, type LocalTime, timeOf, weekdayOf, WEEKDAYS } from './time.js';

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

type DatePattern =
  | 'EEEE, MMMM d, yyyy'
  | 'MMMM d, yyyy'
  | 'MMM d, yyyy'
  | 'd MMMM yyyy'
  | 'EEE, MMM d'
  | 'EEE d'
  | 'MMMM yyyy'
  | 'MMMM'
  | 'MMM';

/** `2026-03-05` in a pattern of Unicode (UTS #35): 'Thursday, March 5, 2026', 'Mar 5, 2026', 'Thu 5'. */
export function formatDate(day: LocalDay, pattern: DatePattern = 'MMMM d, yyyy'): string {
  const [weekday, month] = [weekdayName(day), monthName(Number(day.slice(5, 7)))];
  const parts: Record<string, string> = {
    EEEE: weekday,
    EEE: weekday.slice(0, 3),
    MMMM: month,
    MMM: month.slice(0, 3),
    d: String(Number(day.slice(8, 10))),
    yyyy: day.slice(0, 4),
  };
  return pattern.replace(/E+|M+|d|y+/g, (part) => parts[part] ?? part);
}

/** `14:30` → '2:30 PM'. */
export function formatTime(time: LocalTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 14 → '2 PM'. */
export const hourText = (hour: number): string => formatTime(timeOf(hour * 60)).replace(':00', '');
