import { weekdayOf } from '@salon/kernel';
import { demoVisits, progressAt } from './demo-visits.rules.js';

const TODAY = '2026-11-25';

it('is the same each time, spans a week before and after, leaves Sundays free, and gaps to book', () => {
  const visits = demoVisits(TODAY, 3);
  expect(demoVisits(TODAY, 3)).toEqual(visits);
  const days = [...new Set(visits.map(({ day }) => day))];
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-18', '2026-12-02', 13]);
  expect(days.some((day) => weekdayOf(day) === 0)).toBe(false);
  for (const day of days) expect(visits.filter((each) => each.day === day).length).toBeLessThan(3 * 6);
});

it('has every ending, means and origin', () => {
  const visits = demoVisits(TODAY, 3);
  const all = (of: (visit: (typeof visits)[number]) => string) => [...new Set(visits.map(of))].toSorted();
  expect(all(({ ending }) => ending)).toEqual(['cancelled', 'completed', 'no_show']);
  expect(all(({ means }) => means)).toEqual(['card', 'cash', 'transfer']);
  expect(all(({ origin }) => origin)).toEqual(['phone', 'walk_in']);
});

it.each([
  ['08:00', 'booked'],
  ['09:50', 'arrived'],
  ['10:00', 'started'],
  ['10:59', 'started'],
  ['11:00', 'over'],
])('at %s a visit from 10 to 11 is %s', (time, progress) => {
  expect(progressAt({ startTime: '10:00', endTime: '11:00' }, time)).toBe(progress);
});
