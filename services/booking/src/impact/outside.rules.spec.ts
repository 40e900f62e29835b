import type { SalonCalendar, Settings } from '../salon/calendar.rules.js';
import { isOutside, outsideOf, type PlacedVisit } from './outside.rules.js';

const plan = { validFrom: '1970-01-01', shifts: Array.from({ length: 7 }, () => [{ start: 540, end: 1080 }]) };
const block = { id: 'b', kind: 'block', from: '2026-11-26', to: '2026-11-26', span: { start: 600, end: 660 } } as const;

/** A salon that is closed on the 27th, and how often a day was looked up. */
function salonOf() {
  let lookUps = 0;
  const closures = new Map([['2026-11-27', 'Poya day']]);
  closures.has = (day) => {
    lookUps += 1;
    return closures.get(day) !== undefined;
  };
  const stylist = { name: '', skills: '', picture: null, serviceIds: null, plans: [plan] };
  const stylists = [
    { ...stylist, id: 'dilani', exceptions: [block] },
    { ...stylist, id: 'ruwan', exceptions: [] },
  ];
  const calendar: SalonCalendar = { settings: {} as Settings, stylists, closures };
  return { calendar, lookUps: () => lookUps };
}

const visits = ['dilani', 'ruwan', 'somebody who left'].flatMap((stylistId) =>
  ['2026-11-26', '2026-11-27'].flatMap((day) =>
    ['08:30', '10:00', '11:00', '17:30'].map((startTime): PlacedVisit => {
      const endTime = `${String(Number(startTime.slice(0, 2)) + 1).padStart(2, '0')}${startTime.slice(2)}`;
      return { id: `${stylistId} ${day} ${startTime}`, stylistId, day, startTime, endTime, busy: null };
    }),
  ),
);

it('finds of many visits exactly those that are outside the hours', () => {
  const { calendar } = salonOf();
  const outside = outsideOf(calendar, visits);
  expect(outside).toEqual(visits.filter((visit) => isOutside(calendar, visit)));
  expect(visits.filter((visit) => !outside.includes(visit)).map(({ id }) => id)).toEqual([
    'dilani 2026-11-26 11:00',
    'ruwan 2026-11-26 10:00',
    'ruwan 2026-11-26 11:00',
  ]);
});

it('computes the hours of a stylist’s day once, however many visits it has', () => {
  const { calendar, lookUps } = salonOf();
  outsideOf(calendar, [...visits, ...visits]);
  expect(lookUps()).toBe(4);
});
