import { dayPartOf } from './day-part.rules.js';

it.each([
  ['00:00', 'evening'],
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'noon'],
  ['15:59', 'noon'],
  ['16:00', 'evening'],
  ['23:59', 'evening'],
])('%s belongs to the %s', (time, part) => expect(dayPartOf(time)).toBe(part));
