import { deskTimeProblem } from './fields.js';

it.each([
  ['04:29', '4:25 AM or 4:30 AM'],
  ['11:58', '11:55 AM or 12:00 PM'],
  ['23:59', '11:55 PM'],
])('of %s, which the desk cannot book, it names the nearest times', (time, nearest) => {
  expect(deskTimeProblem(time)).toBe(`At the desk there is a time every 5 minutes. Please choose ${nearest}`);
});

it.each(['00:00', '04:30', '23:55'])('%s can be booked', (time) => expect(deskTimeProblem(time)).toBeNull());
