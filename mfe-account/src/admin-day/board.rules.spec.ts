import type { Appointment, DayStylist } from '@salon/contracts';
import { confirmed } from '../testing/fixtures.js';
import { columnsOf, hoursShown, placeOf, summaryOf, visitTowards } from './board.rules.js';

const stylist = (id: string, ...shifts: DayStylist['shifts']): DayStylist => ({
  _id: id,
  name: id,
  picture: null,
  shifts,
});
const visit = (_id: string, who: string, startTime: string, endTime = '12:00'): Appointment => ({
  ...confirmed,
  _id,
  startTime,
  endTime,
  stylist: { _id: who, name: who },
});
const day = [stylist('d'), stylist('n'), stylist('r')];
const visits = [
  visit('d2', 'd', '13:00'),
  visit('d1', 'd', '10:00'),
  visit('r1', 'r', '09:30'),
  visit('r2', 'r', '12:30'),
];
const columns = columnsOf(day, visits);

it.each([
  [[], [], { from: 540, to: 1080 }],
  [[stylist('d', { start: '09:30', end: '17:15' })], [], { from: 540, to: 1080 }],
  [[stylist('d', { start: '09:00', end: '18:00' })], [visit('x', 'd', '07:45', '08:30')], { from: 420, to: 1080 }],
  [[stylist('d', { start: '20:00', end: '00:00' })], [], { from: 1200, to: 1440 }],
])('shows whole hours around who works and what is booked', (stylists, booked, shown) => {
  expect(hoursShown({ stylists, visits: booked })).toEqual(shown);
});

it('a span lies where its minutes are', () => {
  expect(placeOf({ start: '10:15', end: '11:00' }, 540)).toEqual({ top: 75, minutes: 45 });
  expect(placeOf({ start: '23:00', end: '00:00' }, 540)).toEqual({ top: 840, minutes: 60 });
});

it.each([
  ['d1', 'ArrowDown', 'd2'],
  ['d1', 'ArrowUp', undefined],
  ['d1', 'ArrowRight', 'r1'],
  ['d2', 'ArrowRight', 'r2'],
  ['d1', 'ArrowLeft', undefined],
  ['r2', 'ArrowLeft', 'd2'],
  ['d2', 'Home', 'd1'],
  ['d1', 'End', 'd2'],
  ['d1', 'Enter', undefined],
  ['gone', 'ArrowDown', undefined],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(visitTowards(columns, from, key)).toBe(to);
});

it('says in words what a day holds', () => {
  expect(summaryOf({ visits: [], cancelled: 0 })).toBe('0 visits');
  expect(
    summaryOf({ visits: [visit('a', 'd', '10:00'), { ...visit('b', 'd', '11:00'), status: 'pending' }], cancelled: 2 }),
  ).toBe('1 visit, 1 held, 2 cancelled');
});
