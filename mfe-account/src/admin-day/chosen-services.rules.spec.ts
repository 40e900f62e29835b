import { wholeOf } from './chosen-services.rules.js';

const cut = { price: 2500, averageTime: 45 };
const colour = { price: 10_000, averageTime: 90 };
const advice = { price: 0, averageTime: null };

it.each([
  ['nothing', [], '09:00', { minutes: 0, price: 0, endTime: '09:00' }],
  ['one service', [cut], '09:00', { minutes: 45, price: 2500, endTime: '09:45' }],
  ['two services', [cut, colour], '10:45', { minutes: 135, price: 12_500, endTime: '13:00' }],
  ['a service without minutes', [cut, advice], '09:00', { minutes: 75, price: 2500, endTime: '10:15' }],
  ['no start', [cut, colour], '', { minutes: 135, price: 12_500, endTime: '' }],
  ['an end at midnight', [colour], '22:30', { minutes: 90, price: 10_000, endTime: '00:00' }],
  ['an end after midnight', [colour], '23:00', { minutes: 90, price: 10_000, endTime: '00:30' }],
])('sums up %s', (_, lines, startTime, whole) => {
  expect(wholeOf(lines, startTime)).toEqual(whole);
});
