import type { Appointment, DeskPayment, PaymentMeans, VisitRecord } from '@salon/contracts';
import { sumLkr } from '@salon/kernel';
import { confirmed, held, missed, offered, unpaid, visitRecord } from '../testing/fixtures.js';
import type { MoneyLine } from '../visit/appointment.rules.js';
import { draftOf, outcomeOf, priceError } from './lines.rules.js';
import { receiptLinesOf, refundOf, sumsOf } from './visit.rules.js';

const paid = (means: PaymentMeans, amount: number, takenBack = false): DeskPayment => ({
  _id: `${means} ${amount}`,
  means,
  amount,
  reference: '',
  by: 'Nimal',
  at: '2026-12-05T04:10:00.000Z',
  takenBack,
});
const settled = { deskPaid: 0, payable: 0, overpaid: 0 };
const named = (lines: MoneyLine[]) => lines.map(({ label, amount }) => [label, amount]);

type Lines = [string, number][];
type Case = [string, Partial<Appointment>, Partial<VisitRecord>, { sums: Lines; receipt?: Lines }];

const offer = { ...offered, totalAmount: 3500.5, appointmentFee: 1000 };
const COST: Lines = [
  ['Services total', 6500],
  ['Booking fee', 1000],
];
const CASES: Case[] = [
  [
    'confirmed, with money at the desk',
    { ...confirmed, due: 5300 },
    { money: { ...settled, deskPaid: 1200, payable: 5300 }, deskPayments: [paid('cash', 1000), paid('card', 200)] },
    {
      sums: [
        ...COST,
        ['Total', 7500],
        ['Paid online', 1000],
        ['Paid at the desk', 1200],
        ['To pay at the salon', 5300],
      ],
      receipt: [
        ...COST,
        ['Total', 7500],
        ['Paid online', 1000],
        ['Cash', 1000],
        ['Card machine', 200],
        ['To pay at the salon', 5300],
      ],
    },
  ],
  [
    'with an offer and a refund at the desk',
    { ...offer, due: 2000.5 },
    { money: { ...settled, deskPaid: 1500, payable: 2000.5 }, deskPayments: [paid('card', 2000), paid('cash', -500)] },
    {
      sums: [
        ['Services total', 3500.5],
        ['Booking fee', 1000],
        ['Total', 4500.5],
        ['Paid online', 1000],
        ['Paid at the desk', 1500],
        ['To pay at the salon', 2000.5],
      ],
      receipt: [
        ['Services total', 3500.5],
        ['Booking fee', 1000],
        ['Total', 4500.5],
        ['Paid online', 1000],
        ['Card machine', 2000],
        ['Cash, refunded', 500],
        ['To pay at the salon', 2000.5],
      ],
    },
  ],
  [
    'held, without its fee',
    held,
    {},
    {
      sums: [
        ['Services total', 11_100],
        ['Booking fee', 1000],
        ['Total', 12_100],
        ['Booking Fee to pay now', 1000],
        ['To pay at the salon', 11_100],
      ],
    },
  ],
  [
    'without a fee',
    { ...confirmed, money: 'none', appointmentFee: 0, feePaid: 0 },
    {},
    {
      sums: [
        ['Total', 6500],
        ['To pay at the salon', 6500],
      ],
    },
  ],
  [
    'whose fee the bank took back',
    { ...confirmed, money: 'charged_back', feePaid: 0, due: 7500 },
    {},
    {
      sums: [
        ...COST,
        ['Total', 7500],
        ['Booking fee paid', 1000],
        ['Taken back by the bank', 1000],
        ['To pay at the salon', 7500],
      ],
    },
  ],
  [
    'that was paid as a whole and costs less by now',
    { ...confirmed, prepaid: 9500, feePaid: 10_500, due: 0 },
    { money: { ...settled, overpaid: 3000 } },
    { sums: [...COST, ['Total', 7500], ['Paid online', 10_500], ['To be refunded', 3000]] },
  ],
  [
    'completed, part of it not noted',
    { ...confirmed, status: 'completed', due: 0 },
    { money: { ...settled, deskPaid: 4000, payable: 2500 }, deskPayments: [paid('cash', 4000)] },
    {
      sums: [
        ...COST,
        ['Total', 7500],
        ['Paid online', 1000],
        ['Paid at the desk', 4000],
        ['Of the price, nobody has noted how it was paid', 2500],
      ],
      receipt: [...COST, ['Paid in full', 7500], ['Paid online', 1000], ['Cash', 4000], ['Paid at the salon', 2500]],
    },
  ],
  [
    'completed, its fee taken back since',
    { ...confirmed, status: 'completed', money: 'charged_back', feePaid: 0, due: 1000 },
    { money: { ...settled, payable: 7500 } },
    {
      sums: [
        ...COST,
        ['Total', 7500],
        ['Booking fee paid', 1000],
        ['Taken back by the bank', 1000],
        ['Of the price, nobody has noted how it was paid', 6500],
        ['Booking Fee still to pay', 1000],
      ],
    },
  ],
  [
    'missed',
    { ...missed, due: 600 },
    {},
    {
      sums: [
        ['Cost of the missed visit', 1600],
        ['Paid online', 1000],
        ['Owed for the missed visit', 600],
      ],
    },
  ],
  [
    'cancelled late, part of its fee going back',
    { ...unpaid, cancelReason: 'customer', money: 'refund_due', feePaid: 600 },
    {},
    {
      sums: [
        ['Cost of cancelling', 600],
        ['Booking fee paid', 1000],
        ['Refund due', 400],
      ],
    },
  ],
];

describe.each(CASES)('the money of a visit %s', (_how, visit, change, { sums, receipt }) => {
  const record = visitRecord({ visit: { ...confirmed, ...visit }, ...change });

  it('names each part', () => {
    expect(named(sumsOf(record))).toEqual(sums);
    if (receipt) expect(named(receiptLinesOf(record))).toEqual(receipt);
  });

  it.each([
    ['panel', sumsOf],
    ['receipt', receiptLinesOf],
  ])('adds up line by line on the %s', (_where, linesOf) => {
    const lines = linesOf(record);
    const at = lines.findIndex(({ label }) => /^(?:Total|Paid in full|Cost of)/.test(label));
    const of = ({ label, amount }: MoneyLine) => (amount > 0 && /refund|taken back/i.test(label) ? -amount : amount);
    const total = lines[at]?.amount;
    expect(sumLkr(lines.slice(at + 1).map(of))).toBe(total);
    if (at > 0) expect(sumLkr(lines.slice(0, at).map(of))).toBe(total);
  });
});

it('what was refunded after a completed visit stands below what was paid', () => {
  const record = visitRecord({
    visit: { ...confirmed, status: 'completed', due: 0 },
    money: { ...settled, deskPaid: 4500, givenBack: 2000 },
    deskPayments: [paid('cash', 6500), paid('cash', -2000)],
  });
  expect(named(sumsOf(record)).slice(2)).toEqual([
    ['Paid in full', 7500],
    ['Paid online', 1000],
    ['Paid at the desk', 6500],
    ['Refunded at the desk', 2000],
  ]);
});

const NOTHING: DeskPayment[] = [];
it.each([
  ['nothing', NOTHING, { overpaid: 3500 }, 'cash', { cash: 3500, card: 3500 }],
  ['two means', [paid('cash', 1500), paid('card', 2000.5)], {}, 'card', { cash: 1500, card: 2000.5, transfer: 2000.5 }],
  ['cents', [paid('cash', 0.1), paid('cash', 0.2)], {}, 'cash', { cash: 0.3 }],
  ['some of it back', [paid('cash', 1500), paid('card', 900), paid('card', -900)], {}, 'cash', { cash: 1500 }],
  ['one that was taken back', [paid('cash', 1500), paid('card', 900, true)], {}, 'cash', { cash: 1500, card: 1500 }],
  ['more than the visit costs', [paid('cash', 1500), paid('card', 900)], { overpaid: 400 }, 'card', { card: 400 }],
] as const)('suggests a refund of one payment when the desk took %s', (_what, deskPayments, change, means, amounts) => {
  const deskPaid = sumLkr(deskPayments.filter(({ takenBack }) => !takenBack).map(({ amount }) => amount));
  const refund = refundOf({ money: { ...settled, deskPaid, ...change }, deskPayments: [...deskPayments] });
  expect(refund.means).toBe(means);
  for (const [each, amount] of Object.entries(amounts)) expect(refund.suggested(each as PaymentMeans)).toBe(amount);
});

it('a price below zero is refused for what it is, not for what was paid', () => {
  const record = visitRecord({ visit: { ...confirmed, feePaid: 0, appointmentFee: 0 } });
  const drafts = record.lines.list.map((line) => ({ ...draftOf(line), typed: '-5' }));
  expect(outcomeOf(record, drafts)).toMatchObject({ total: null, over: 0 });
  expect(drafts.map(priceError)).toEqual([expect.stringMatching(/^Between LKR 0 and LKR [\d,]+$/)]);
});
