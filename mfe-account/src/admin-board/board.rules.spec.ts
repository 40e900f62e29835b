import type { DayStylist, DayVisit } from '@salon/contracts';
import { atDesk, confirmed } from '../testing/fixtures.js';
import {
  cellTowards,
  columnsOf,
  gapsOf,
  hoursShown,
  moneySignOf,
  placeOf,
  summaryOf,
  targetTowards,
} from './board.rules.js';

const stylist = (id: string, ...shifts: DayStylist['shifts']): DayStylist => ({
  _id: id,
  name: id,
  picture: null,
  shifts,
  away: [],
});
const visit = (_id: string, who: string, startTime: string, endTime = '12:00'): DayVisit => ({
  ...confirmed,
  ...atDesk,
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
const on = { date: '2026-11-26', today: '2026-11-26' };
const columns = columnsOf({ ...on, stylists: day, visits }, 0);

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
  expect(cellTowards(columns, from, key)).toBe(to);
});

it('says in words what a day holds', () => {
  expect(summaryOf({ visits: [], cancelled: 0 })).toBe('0 visits');
  expect(
    summaryOf({ visits: [visit('a', 'd', '10:00'), { ...visit('b', 'd', '11:00'), status: 'pending' }], cancelled: 2 }),
  ).toBe('1 visit, 1 held, 2 cancelled');
});

const works = stylist('d', { start: '09:00', end: '13:00' }, { start: '14:00', end: '18:00' });
const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

it('free gaps are work without visits, buffers and what has passed; a free middle is one', () => {
  const long = {
    ...visit('a', 'd', '10:00', '12:00'),
    freeMiddles: [{ start: '10:30', end: '11:15' }],
    bufferEnd: '12:10',
  };
  const gaps = [
    { start: clock('09:20'), end: clock('10:00') },
    { start: clock('10:30'), end: clock('11:15') },
    { start: clock('12:10'), end: clock('13:00') },
    { start: clock('14:00'), end: clock('18:00') },
  ];
  expect(gapsOf(works, [long], clock('09:23'))).toEqual(gaps);
  expect(gapsOf(works, [long], clock('18:00'))).toEqual([]);
});

it('a column holds visits, gaps and blocks by time', () => {
  const blocked = {
    ...works,
    shifts: [{ start: '09:00', end: '12:00' }],
    away: [{ start: '12:00', end: '13:00', kind: 'block' as const, note: 'Training', blockId: 'b1' }],
  };
  const [cells] = columnsOf({ ...on, stylists: [blocked], visits: [visit('a', 'd', '10:00', '11:00')] }, 0);
  expect(cells?.map(({ id, start }) => [id, start])).toEqual([
    ['gap d 600', 540],
    ['a', 600],
    ['gap d 720', 660],
    ['block b1 12:00', 720],
  ]);
});

it('the parts of a block before and after a break are two cells, and the arrow keys lead through both', () => {
  const block = { kind: 'block' as const, note: 'Training', blockId: 'b1' };
  const away = [
    { ...block, start: '12:00', end: '13:00' },
    { ...block, start: '14:00', end: '15:00' },
  ];
  const blocked = columnsOf({ ...on, stylists: [{ ...stylist('d'), away }], visits: [] }, 0);
  const [before, after] = blocked.flat().map(({ id }) => id);
  expect(after).not.toBe(before);
  expect(cellTowards(blocked, before!, 'ArrowDown')).toBe(after);
  expect(cellTowards(blocked, after!, 'ArrowUp')).toBe(before);
});

it.each([
  ['ArrowDown', false, 'n', 615],
  ['ArrowUp', false, 'n', 585],
  ['ArrowDown', true, 'n', 605],
  ['ArrowLeft', false, 'd', 600],
  ['ArrowRight', false, 'r', 600],
  ['Home', false, 'n', 600],
])('%s (with Shift: %s) takes a moved visit to %s at %i', (key, fine, columnId, start) => {
  expect(targetTowards(day, { columnId: 'n', start: 600 }, key, fine)).toEqual({ columnId, start });
  expect(targetTowards(day, { columnId: 'd', start: 0 }, 'ArrowUp', false)).toEqual({ columnId: 'd', start: 0 });
});

const sign = (change: Partial<DayVisit>) => moneySignOf({ ...visit('d1', 'd', '10:00'), ...change });

it('money is a sign with a word', () => {
  const status = 'confirmed';
  expect(sign({ due: 0, feePaid: 1000, status })).toEqual(['● Paid']);
  expect(sign({ due: 3500, feePaid: 1000, status })).toEqual(['◐ 3,500', 'due']);
  expect(sign({ due: 6500.5, feePaid: 0, status })).toEqual(['○ 6,500.50', 'due']);
});

it('a completed visit is not called paid while nobody has noted a part of its price', () => {
  const status = 'completed';
  expect(sign({ due: 0, unnoted: 40, feePaid: 1000, status })).toEqual(['◐ 40', 'not noted']);
  expect(sign({ due: 0, unnoted: 900, feePaid: 0, status })).toEqual(['○ 900', 'not noted']);
  expect(sign({ due: 500, unnoted: 40, feePaid: 0, status })).toEqual(['○ 500', 'due']);
});

it('a hold that is paid in full online is not called paid before it is', () => {
  const hold = { status: 'pending', due: 0, feePaid: 0, appointmentFee: 1000, prepaid: 4500.5 } as const;
  expect(sign(hold)).toEqual(['○ 5,500.50', 'due']);
});

it('a missed visit that costs nothing is called paid only when something was', () => {
  const missed = { status: 'no_show', due: 0, feePaid: 0 } as const;
  expect([sign(missed), sign({ ...missed, deskPaid: 500 })]).toEqual([[], ['● Paid']]);
});

it('a visit with more paid than it costs says what is to be refunded', () => {
  expect(sign({ due: 0, overpaid: 2500 })).toEqual(['● 2,500', 'to refund']);
});
