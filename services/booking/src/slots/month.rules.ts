import { type BlockedTime, dayTexts, type FreeDay } from '@salon/contracts';
import { addDays, isLocalDay, type LocalDay, type Span } from '@salon/kernel';
import type { BookingWindow, SalonCalendar } from '../salon/calendar.rules.js';
import { planDay, type Wanted } from './slots.rules.js';

/** First and last day of `yyyy-MM`; null for anything else. */
export function monthSpan(month: unknown): { from: LocalDay; to: LocalDay } | null {
  if (typeof month !== 'string' || !isLocalDay(`${month}-01`)) return null;
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

function whyFull(blocked: readonly BlockedTime[], isToday: boolean): string {
  const areAll = (code: BlockedTime['code']): boolean => blocked.every((each) => each.code === code);
  if (isToday) return areAll('PAST') ? dayTexts.over : dayTexts.noneLeft;
  return (areAll('LEAD_TIME') && blocked[0]?.text) || dayTexts.full;
}

/** Each day of the span with its number of free times (decision C15). */
export function freeDaysOf(
  calendar: SalonCalendar,
  { from, to, ...wanted }: Omit<Wanted, 'date'> & { from: LocalDay; to: LocalDay },
  taken: ReadonlyMap<LocalDay, ReadonlyMap<string, readonly Span[]>>,
  bookingWindow: BookingWindow,
): FreeDay[] {
  const days: FreeDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push(dayOf(date));
  }
  return days;

  function dayOf(date: LocalDay): FreeDay {
    if (date < bookingWindow.today) return { date, state: 'past', left: 0, note: dayTexts.past };
    if (date > bookingWindow.lastDay)
      return { date, state: 'beyond', left: 0, note: dayTexts.beyond({ days: bookingWindow.horizonDays }) };
    const { closed, starts, blocked } = planDay(
      calendar,
      { ...wanted, date },
      taken.get(date) ?? new Map(),
      bookingWindow,
    );
    if (closed !== null) return { date, state: 'closed', left: 0, note: closed };
    if (starts.length > 0) return { date, state: 'free', left: starts.length, note: null };
    return { date, state: 'full', left: 0, note: whyFull(blocked, date === bookingWindow.today) };
  }
}
