import type { Appointment } from '@salon/contracts';
import { sumLkr } from '@salon/kernel';
import { costOf, dueOf } from '../receipt/receipt.rules.js';
import { confirmed } from '../testing/fixtures.js';
import { atSalon, overpaid } from './summary.rules.js';

const offered: Partial<Appointment> = {
  specialOffer: { _id: 'o1', title: 'Desk duo' },
  totalAmount: 3500.5,
  feePaid: 1000,
};

// The total of each is its services and the booking fee, or what missing or cancelling it costs.
it.each<[string, Partial<Appointment>, [string, number][]]>([
  ['with nothing at the salon', {}, [['To pay at the salon', 11_100]]],
  [
    'with money at the desk',
    { deskPaid: 1200.5, due: 9899.5 },
    [
      ['Paid at the salon', 1200.5],
      ['To pay at the salon', 9899.5],
    ],
  ],
  [
    'with its fee and more at the desk',
    { money: 'paid_at_desk', deskPaid: 1200, due: 9900 },
    [
      ['Paid at the salon', 2200],
      ['To pay at the salon', 9900],
    ],
  ],
  [
    'with an offer and money at the desk',
    { ...offered, deskPaid: 500.25, due: 3000.25 },
    [
      ['Paid at the salon', 500.25],
      ['To pay at the salon', 3000.25],
    ],
  ],
  [
    'paid online as a whole, then changed, with a part refunded at the desk',
    { prepaid: 11_100, feePaid: 12_100, totalAmount: 6500, deskPaid: -3000, due: 0 },
    [
      ['Refunded at the salon', 3000],
      ['To be refunded', 1600],
    ],
  ],
  [
    'whose fee the bank took back',
    { money: 'charged_back', feePaid: 0, deskPaid: 100, due: 12_000 },
    [
      ['Paid at the salon', 100],
      ['To pay at the salon, booking fee included', 12_000],
    ],
  ],
  ['completed, which is paid', { status: 'completed', deskPaid: 4000, due: 0 }, [['Paid at the salon', 11_100]]],
  [
    'paid online as a whole, with a part refunded at the desk before it was completed',
    { status: 'completed', prepaid: 11_100, feePaid: 12_100, deskPaid: -3000, due: 0 },
    [
      ['Paid at the salon', 3000],
      ['Refunded at the salon', 3000],
    ],
  ],
  [
    'paid online as a whole, then changed, what was too much refunded at the desk, and completed',
    { status: 'completed', prepaid: 11_100, feePaid: 12_100, totalAmount: 8100, deskPaid: -3000, due: 0 },
    [['Refunded at the salon', 3000]],
  ],
  [
    'completed, its fee taken back since',
    { status: 'completed', money: 'charged_back', feePaid: 0, due: 1000 },
    [
      ['Paid at the salon', 11_100],
      ['Booking fee still to pay', 1000],
    ],
  ],
  ['missed', { status: 'no_show', due: 4550 }, [['Owed for the missed visit', 4550]]],
  ['cancelled late', { status: 'cancelled', due: 4550 }, [['Owed for cancelling late', 4550]]],
  [
    'cancelled late, part of its fee going back',
    { status: 'cancelled', money: 'refund_due', feePaid: 600, due: 0 },
    [],
  ],
])('the amounts of a visit %s add up with what was paid online', (_how, change, lines) => {
  const visit = { ...confirmed, ...change };
  const due = dueOf(visit);
  const shown = [...atSalon(visit), ...(due && due.label !== 'Paid in full' ? [due] : [])];
  expect(shown.map(({ label, amount }) => [label, amount])).toEqual(lines);
  const online = visit.money === 'paid_at_desk' ? 0 : visit.feePaid;
  const of = ([label, amount]: [string, number]) => (label.includes('efunded') ? -amount : amount);
  const total = costOf(visit)?.amount ?? visit.totalAmount + visit.appointmentFee;
  expect(sumLkr([online, ...lines.map(of)])).toBe(total);
});

it('is overpaid only while it takes place', () => {
  const visit = { ...confirmed, prepaid: 11_100, feePaid: 12_100, totalAmount: 6500 };
  expect([overpaid(visit), overpaid({ ...visit, status: 'cancelled' })]).toEqual([4600, 0]);
});

it('what a visit cost that was cancelled in time is nothing, and of one whose time had gone it is not known', () => {
  const cancelled: Appointment = { ...confirmed, status: 'cancelled', due: 0 };
  expect(costOf({ ...cancelled, money: 'refunded', feePaid: 0 })?.amount).toBe(0);
  expect([
    costOf({ ...cancelled, money: 'paid_unplaced', due: 11_100 }),
    costOf({ ...confirmed, status: 'no_show', due: 0 }),
  ]).toEqual([null, null]);
});
