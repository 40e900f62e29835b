import { addDays, isLocalDay, mondayOf, weekdayOf } from '@salon/kernel';
import * as fc from 'fast-check';
import { addMonths, monthsOf, pageWith, spanName, weeksFrom, WEEKS } from './calendar.rules.js';

const day = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));

it('a week begins on the Monday on or before its days', () => {
  fc.assert(
    fc.property(day, (date) => {
      const monday = mondayOf(date);
      expect(weekdayOf(monday)).toBe(1);
      expect(monday <= date && date < addDays(monday, 7)).toBe(true);
    }),
  );
});

it('a page of weeks is found for every day, a whole number of weeks away', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (date, days) => {
      const first = pageWith(addDays(date, days), mondayOf(date));
      expect(weekdayOf(first)).toBe(1);
      expect(addDays(date, days) >= first && addDays(date, days) < addDays(first, 7 * WEEKS)).toBe(true);
    }),
  );
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-26', -1, '2026-10-26'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %s month is %s', (from, by, to) => {
  expect(addMonths(from, by)).toBe(to);
});

it('a month on is always a day the calendar has, in the month after', () => {
  fc.assert(
    fc.property(day, (date) => {
      const next = addMonths(date, 1);
      expect(isLocalDay(next)).toBe(true);
      expect(next.slice(0, 7)).toBe(addMonths(`${date.slice(0, 7)}-01`, 1).slice(0, 7));
    }),
  );
});

it.each([
  ['2026-11-16', 'November – December 2026'],
  ['2026-12-14', 'December 2026 – January 2027'],
  ['2027-02-01', 'February – March 2027'],
])('the weeks from %s are called %s', (first, name) => {
  expect(spanName(weeksFrom(first))).toBe(name);
});

it('the months of some weeks are named once, in order', () => {
  expect(monthsOf(weeksFrom('2026-11-16'))).toEqual(['2026-11', '2026-12']);
});
