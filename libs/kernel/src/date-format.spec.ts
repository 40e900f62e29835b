import { formatDate, formatTime, hourText } from './date-format.js';

it('a day reads as the requirements write it', () => {
  expect(formatDate('2026-03-05', 'MMMM d, yyyy')).toBe('March 5, 2026');
  expect(formatDate('2026-12-31', 'MMM d, yyyy')).toBe('Dec 31, 2026');
  expect(formatDate('2026-12-31', 'd MMMM yyyy')).toBe('31 December 2026');
  expect(formatDate('2026-02-28', 'EEEE, MMMM d, yyyy')).toBe('Saturday, February 28, 2026');
  expect(formatDate('2026-03-05', 'EEE, MMM d')).toBe('Thu, Mar 5');
  expect(formatDate('2026-03-05', 'EEE d')).toBe('Thu 5');
});

it.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:30', '12:30 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s', (time, shown) => expect(formatTime(time)).toBe(shown));

it.each([
  [0, '12 AM'],
  [9, '9 AM'],
  [12, '12 PM'],
])('the hour %d reads %s', (hour, shown) => expect(hourText(hour)).toBe(shown));
