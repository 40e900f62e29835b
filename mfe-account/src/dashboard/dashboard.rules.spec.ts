import type { Appointment } from '@salon/contracts';
import { confirmed, held, offered, unpaid, visits } from '../testing/fixtures.js';
import { receiptsOf, waitOf } from './dashboard.rules.js';

const START = '2026-12-05T04:00:00.000Z';
const TOTAL = confirmed.totalAmount + confirmed.appointmentFee;

it.each([
  ['2026-11-21T05:00:00.000Z', 'in 13 days and 23 hours'],
  ['2026-12-04T04:00:00.000Z', 'in 1 day'],
  ['2026-12-05T01:45:00.000Z', 'in 2 hours and 15 minutes'],
  ['2026-12-05T02:59:30.000Z', 'in 1 hour and 1 minute'],
  ['2026-12-05T03:59:30.000Z', 'in 1 minute'],
  ['2026-12-05T04:00:00.000Z', 'now'],
  ['2026-12-05T04:20:00.000Z', 'now'],
])('A17 says at %s that a visit begins %s', (now, words) => {
  expect(waitOf(START, new Date(now))).toBe(words);
});

it('A17 has a receipt for what was paid, the last booked first, and none for what was not', () => {
  const later = {
    ...offered,
    createdAt: '2026-11-20T05:00:00.000Z',
    money: 'refunded' as const,
    feePaid: 0,
    paymentId: null,
  };
  expect(receiptsOf([held, confirmed, unpaid, later])).toEqual([
    {
      id: 'a3',
      title: 'Bridal Morning',
      date: '2026-12-12',
      what: 'Refunded',
      amount: 1000,
      reference: 'ARL-261212-0003',
    },
    {
      id: 'a2',
      title: 'Frangipani Glow Facial',
      date: '2026-12-05',
      what: 'Paid online',
      amount: 1000,
      reference: 'ARL-261205-0007',
    },
  ]);
  expect(receiptsOf(visits)).toHaveLength(4);
});

const atDesk = { deskPaid: 1200.5 };
it.each<[string, Partial<Appointment>, string, number]>([
  ['paid online alone', {}, 'Paid online', 1000],
  ['with more paid at the desk', atDesk, 'Paid online and at the salon', 2200.5],
  ['with its fee and more paid at the desk', { ...atDesk, money: 'paid_at_desk' }, 'Paid at the salon', 2200.5],
  ['booked at the desk without a fee', { ...atDesk, money: 'none', feePaid: 0 }, 'Paid at the salon', 1200.5],
  ['completed', { status: 'completed', due: 0 }, 'Paid online and at the salon', TOTAL],
  ['whose fee the bank took back', { money: 'charged_back', feePaid: 0 }, 'Returned by your bank', 1000],
])('A17 the receipt of a visit %s says what was paid, and where', (_how, change, what, amount) => {
  expect(receiptsOf([{ ...confirmed, ...change }])).toMatchObject([{ what, amount }]);
});
