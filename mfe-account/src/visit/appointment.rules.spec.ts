import fc from 'fast-check';
import type { Appointment } from '@salon/contracts';
import { completed, confirmed, held, missed, NOW, offered, unpaid, visits } from '../testing/fixtures.js';
import { customerMoneyOf, isHeld, isPast, moneyOf, remarkOf, sortVisits, titleOf } from './appointment.rules.js';

const ids = (list: Appointment[]) => list.map(({ _id }) => _id);
const at = (iso: string) => new Date(iso);

it('is held only while unpaid and before the time is up', () => {
  expect([isHeld(held, NOW), isHeld(held, at('2026-11-21T05:12:48Z')), isHeld(confirmed, NOW)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('is past once it is over, not once it begins', () => {
  expect([
    isPast(confirmed, at('2026-12-05T04:59:00Z')),
    isPast(confirmed, at('2026-12-05T05:00:00Z')),
    isPast(unpaid, NOW),
  ]).toEqual([false, true, true]);
});

describe('the order of visits', () => {
  it('puts the unpaid one first, then what comes soonest; past ones latest first', () => {
    const { coming, past } = sortVisits(visits, NOW);
    expect([ids(coming), ids(past)]).toEqual([
      ['a1', 'a2', 'a3'],
      ['a4', 'a5', 'a6'],
    ]);
  });

  it('D4 lists a paid visit without a time as upcoming, right after the unpaid one', () => {
    const placeless: Appointment = { ...unpaid, money: 'paid_unplaced' };
    expect(ids(sortVisits([confirmed, placeless, held, completed], NOW).coming)).toEqual(['a1', 'a6', 'a2']);
    expect(remarkOf(placeless)).toBe(
      'Your payment arrived after this time was given away. Choose another time, or ask us for a refund.',
    );
  });

  it('A-081 loses and repeats none, at any time', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(visits),
        fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true }),
        (some, now) => {
          const { coming, past } = sortVisits(some, now);
          expect(ids([...coming, ...past]).sort()).toEqual(ids(some).sort());
        },
      ),
    );
  });
});

it.each<[string, Appointment, [string, number][]]>([
  [
    'held',
    held,
    [
      ['Total', 12_100],
      ['Booking Fee to pay now', 1000],
      ['To pay at the salon', 11_100],
    ],
  ],
  [
    'held, its payment being checked',
    { ...held, attempt: 'pending' },
    [
      ['Total', 12_100],
      ['Booking Fee being checked', 1000],
      ['To pay at the salon', 11_100],
    ],
  ],
  [
    'confirmed',
    confirmed,
    [
      ['Total', 7500],
      ['Paid online', 1000],
      ['To pay at the salon', 6500],
    ],
  ],
  [
    'confirmed at the desk',
    { ...confirmed, money: 'paid_at_desk' },
    [
      ['Total', 7500],
      ['Paid at the salon', 1000],
      ['To pay at the salon', 6500],
    ],
  ],
  ['completed', completed, [['Paid in full', 3800]]],
  [
    'missed',
    missed,
    [
      ['Paid online', 1000],
      ['Owed for the missed visit', 2200],
    ],
  ],
  ['never paid', unpaid, [['Paid', 0]]],
  ['cancelled with its fee due back', { ...unpaid, money: 'refund_due' }, [['Refund due', 1000]]],
  [
    'cancelled within 24 hours',
    { ...unpaid, cancelReason: 'customer', money: 'paid', due: 400, feePaid: 1000 },
    [
      ['Paid online', 1000],
      ['Owed for cancelling late', 400],
    ],
  ],
  [
    'cancelled within 24 hours, its fee paid at the desk',
    { ...unpaid, cancelReason: 'customer', money: 'paid_at_desk', due: 400, feePaid: 1000 },
    [
      ['Paid at the salon', 1000],
      ['Owed for cancelling late', 400],
    ],
  ],
  [
    'cancelled late with part of its fee due back',
    { ...unpaid, cancelReason: 'customer', money: 'refund_due', feePaid: 600 },
    [['Refund due', 400]],
  ],
  [
    'whose fee the bank took back',
    { ...confirmed, money: 'charged_back', feePaid: 0, due: 7500 },
    [
      ['Total', 7500],
      ['Returned by your bank', 1000],
      ['To pay at the salon', 7500],
    ],
  ],
  [
    'completed, its fee taken back since',
    { ...completed, money: 'charged_back', feePaid: 0, due: 1000 },
    [
      ['Total', 3800],
      ['Returned by your bank', 1000],
      ['Booking Fee still to pay', 1000],
    ],
  ],
  [
    'missed, its fee taken back',
    { ...missed, money: 'charged_back', feePaid: 0, due: 3200 },
    [
      ['Returned by your bank', 1000],
      ['Owed for the missed visit', 3200],
    ],
  ],
  ['without a time', { ...unpaid, money: 'paid_unplaced', feePaid: 1000, due: 2800 }, [['Paid online', 1000]]],
  [
    'with an unknown status',
    { ...confirmed, status: 'on_hold' as never },
    [
      ['Total', 7500],
      ['Paid online', 1000],
    ],
  ],
  ['cancelled and refunded', { ...unpaid, money: 'refunded' }, [['Refunded', 1000]]],
])('A-190 says of a visit %s what is paid and what is due', (_what, visit, lines) => {
  expect(moneyOf(visit).map(({ label, amount }) => [label, amount])).toEqual(lines);
  expect(customerMoneyOf(visit)).toEqual(moneyOf(visit));
});

it.each<[string, Partial<Appointment>, [string, number][]]>([
  [
    'beside the fee paid online',
    { deskPaid: 500, due: 6000 },
    [
      ['Paid online', 1000],
      ['Paid at the salon', 500],
      ['To pay at the salon', 6000],
    ],
  ],
  [
    'with the fee',
    { money: 'paid_at_desk', deskPaid: 500, due: 6000 },
    [
      ['Paid at the salon', 1500],
      ['To pay at the salon', 6000],
    ],
  ],
  [
    'and more given back',
    { prepaid: 6500, feePaid: 7500, deskPaid: -500, due: 500 },
    [
      ['Paid online', 7500],
      ['Refunded at the salon', 500],
      ['To pay at the salon', 500],
    ],
  ],
])('a customer sees what the desk took %s, and the lines add up', (_what, change, lines) => {
  const [total, ...others] = customerMoneyOf({ ...confirmed, ...change });
  expect(others.map(({ label, amount }) => [label, amount])).toEqual(lines);
  const sum = others.reduce((all, { label, amount }) => all + (label.startsWith('Refunded') ? -amount : amount), 0);
  expect([total?.label, total?.amount]).toEqual(['Total', sum]);
});

const neverPaid = { ...unpaid, orderId: null };

it.each<[string, Appointment, string | null]>([
  ['unpaid', neverPaid, 'Not paid in time. Nothing was charged.'],
  ['replaced', { ...neverPaid, cancelReason: 'replaced' }, 'Replaced by a newer booking. Nothing was charged.'],
  ['by the customer', { ...unpaid, cancelReason: 'customer', money: 'refund_due' }, 'Cancelled by you.'],
  ['by the salon', { ...neverPaid, cancelReason: 'salon' }, 'Cancelled by the salon. Nothing was charged.'],
  [
    'unpaid as far as the gateway knows',
    { ...unpaid, orderId: 'o1', attempt: 'pending' },
    'Not paid in time. If you were charged after all, we will find it and write to you.',
  ],
  [
    'by the customer, after a payment that nobody has heard of yet',
    { ...unpaid, cancelReason: 'customer', orderId: 'o1', attempt: 'initiated' },
    'Cancelled by you. If you were charged after all, we will find it and write to you.',
  ],
  ['not at all', confirmed, null],
  [
    'not at all, its fee taken back',
    { ...confirmed, money: 'charged_back' },
    'Your bank has returned the booking fee to you, so it is paid at the salon.',
  ],
  [
    'not at all, all that was paid online taken back',
    { ...confirmed, money: 'charged_back', prepaid: 12_100 },
    'Your bank has returned the payment to you, so it is paid at the salon.',
  ],
  [
    'missed, which still costs something',
    missed,
    'This visit was missed. By the policy it was booked under, a missed visit is charged. ' +
      'Please pay what is owed at the salon.',
  ],
  ['missed, and all of it is paid', { ...missed, due: 0 }, null],
  ['not yet, its payment being checked', { ...held, attempt: 'pending' }, 'PayHere is still checking your payment.'],
])('says why a visit was cancelled, or what it waits for: %s', (_why, visit, remark) =>
  expect(remarkOf(visit)).toBe(remark),
);

it('calls a visit by its offer, else by its services', () => {
  expect(titleOf(offered)).toBe('Bridal Morning');
  expect(titleOf(held)).toBe('Frangipani Glow Facial, Silk Blow-dry, Hand-painted Accent x 2');
});
