import { salonDayOf, salonMoment, salonTimeOf, salonToday, setSalonZone } from './salon-clock.js';

const LATE_EVENING = '2026-11-25T20:15:00Z';
afterEach(() => void jest.useRealTimers());

it("an instant has the salon's day and time, whatever the visitor's zone", () => {
  expect([salonDayOf(LATE_EVENING), salonTimeOf(new Date(LATE_EVENING))]).toEqual(['2026-11-26', '01:45']);
  expect(salonMoment(LATE_EVENING)).toBe('Nov 26, 2026, 1:45 AM');
});

it("today is the salon's day", () => {
  jest.useFakeTimers({ now: Date.parse(LATE_EVENING) });
  expect(salonToday()).toBe('2026-11-26');
});

it('midnight is that of the zone of the settings', () => {
  setSalonZone('Pacific/Auckland');
  expect([salonDayOf('2026-11-25T10:59:00Z'), salonDayOf('2026-11-25T11:00:00Z')]).toEqual([
    '2026-11-25',
    '2026-11-26',
  ]);
  setSalonZone(undefined);
  expect(salonDayOf('2026-11-25T11:00:00Z')).toBe('2026-11-25');
});
