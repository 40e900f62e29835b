import { type AppointmentStatus, type MoneyState, DEFAULT_POLICY } from '@salon/contracts';
import { addMinutes, type Cents } from '@salon/kernel';
import {
  consequenceOf,
  dueCents,
  feeBackCents,
  feePaidCents,
  moneyOnceCancelled,
  overpaidCents,
} from './policy.rules.js';

const startsAt = new Date('2026-11-26T04:30:00Z');
const cents = (amount: number): Cents => amount as Cents;
const FEE = 100_000;
const TOTAL = 450_000;

it.each([
  ['customer', 24 * 60, TOTAL, FEE, 0, FEE, 0],
  ['customer', 24 * 60 - 1, TOTAL, FEE, 225_000, 0, 125_000],
  ['customer', 60, 120_000, FEE, 60_000, 40_000, 0],
  ['customer', 60, TOTAL, 0, 225_000, 0, 225_000],
  ['customer', 60, 120_001, FEE, 60_001, 39_999, 0],
  ['salon', 60, TOTAL, FEE, 0, FEE, 0],
] as const)(
  'C9 %s cancelling a confirmed visit %i minutes before, of %i with %i paid, costs %i, gets %i back and owes %i',
  (party, minutes, total, paid, costCents, refundCents, owedCents) => {
    const now = addMinutes(startsAt, -minutes);
    expect(
      consequenceOf({
        party,
        isHold: false,
        startsAt,
        now,
        totalCents: cents(total),
        paidCents: cents(paid),
        terms: DEFAULT_POLICY,
      }),
    ).toEqual({ costCents, refundCents, owedCents });
  },
);

it.each([
  [10, 0, 12, 0],
  [12, 30, 12, 0],
  [12, 30, 12 - 1 / 60, 135_000],
  [0, 100, 0, 0],
  [48, 33, 47, 148_500],
])(
  'C9 with free cancelling until %i hours and %i per cent after that, cancelling %d hours before costs %i',
  (noticeHours, latePercent, hours, costCents) => {
    const now = addMinutes(startsAt, -hours * 60);
    const given = {
      party: 'customer',
      isHold: false,
      startsAt,
      now,
      totalCents: cents(TOTAL),
      paidCents: cents(FEE),
    } as const;
    expect(consequenceOf({ ...given, terms: { noticeHours, latePercent } }).costCents).toBe(costCents);
  },
);

const MISSED = { status: 'no_show', money: 'paid', feeCents: FEE, deskPaidCents: 0 } as const;

it('C9 a missed visit owes the share of its own terms', () => {
  expect(dueCents({ ...MISSED, totalCents: TOTAL, noShowPercent: 60 })).toBe(170_000);
});

it('C9 an unpaid hold owes nothing however late', () => {
  expect(
    consequenceOf({
      party: 'customer',
      isHold: true,
      startsAt,
      now: startsAt,
      totalCents: cents(TOTAL),
      paidCents: cents(0),
      terms: DEFAULT_POLICY,
    }),
  ).toEqual({ costCents: 0, refundCents: 0, owedCents: 0 });
});

describe('what is paid of the booking fee, and what is due at the salon', () => {
  it.each<[AppointmentStatus, MoneyState, cost: number | null, paid: number, due: number]>([
    ['pending', 'none', null, 0, TOTAL],
    ['confirmed', 'paid', null, FEE, TOTAL],
    ['confirmed', 'paid_at_desk', null, FEE, TOTAL],
    ['confirmed', 'charged_back', null, 0, TOTAL + FEE],
    ['completed', 'paid', null, FEE, 0],
    ['completed', 'paid_at_desk', null, FEE, 0],
    ['completed', 'charged_back', null, 0, FEE],
    ['no_show', 'paid', null, FEE, TOTAL - FEE],
    ['no_show', 'paid_at_desk', null, FEE, TOTAL - FEE],
    ['no_show', 'charged_back', null, 0, TOTAL],
    ['cancelled', 'none', 0, 0, 0],
    ['cancelled', 'refund_due', 0, 0, 0],
    ['cancelled', 'refunding', 40_000, 40_000, 0],
    ['cancelled', 'refunded', null, 0, 0],
    ['cancelled', 'paid', 225_000, FEE, 125_000],
    ['cancelled', 'paid_at_desk', 225_000, FEE, 125_000],
    ['cancelled', 'charged_back', 225_000, 0, 225_000],
    ['cancelled', 'charged_back', 0, 0, 0],
    ['cancelled', 'paid_unplaced', null, FEE, TOTAL],
  ])(
    'B13 C9 of a %s visit with its money %s and a cancelling that cost %p: %i paid, %i due',
    (status, money, cancelCostCents, paid, due) => {
      const visit = {
        status,
        money,
        cancelCostCents,
        totalCents: TOTAL,
        feeCents: FEE,
        deskPaidCents: 0,
        noShowPercent: 100,
      };
      expect([feePaidCents(visit), dueCents(visit)]).toEqual([paid, due]);
    },
  );

  it('C9 a missed visit that cost less than the fee owes nothing more', () => {
    expect(dueCents({ ...MISSED, totalCents: 60_000, noShowPercent: 100 })).toBe(0);
  });
});

it.each([
  [null, FEE, 'refund_due'],
  [0, FEE, 'refund_due'],
  [40_000, 60_000, 'refund_due'],
  [FEE, 0, 'paid'],
  [225_000, 0, 'paid'],
] as const)(
  'C9 of a fee that comes in for a visit cancelled at a cost of %p, %i goes back: %s',
  (cancelCostCents, back, money) => {
    const visit = { feeCents: FEE, cancelCostCents };
    expect([feeBackCents(visit), moneyOnceCancelled(visit)]).toEqual([back, money]);
  },
);

it.each<[string, AppointmentStatus, MoneyState, number, number, number]>([
  ['held', 'pending', 'none', TOTAL, 0, 0],
  ['confirmed', 'confirmed', 'paid', TOTAL, 0, 0],
  ['confirmed, with a service added since', 'confirmed', 'paid', TOTAL + 100, 0, 100],
  ['confirmed, with that paid at the desk', 'confirmed', 'paid', TOTAL + 100, 100, 0],
  ['completed', 'completed', 'paid', TOTAL, 0, 0],
  ['completed, its payment taken back by the bank', 'completed', 'charged_back', TOTAL, 0, TOTAL + FEE],
  ['missed', 'no_show', 'paid', TOTAL, 0, 0],
  ['paid without a place', 'cancelled', 'paid_unplaced', TOTAL, 0, 0],
])(
  'of a visit whose whole price is paid online, %s, is due what was not paid',
  (_what, status, money, total, desk, due) => {
    const visit = { status, money, totalCents: total, feeCents: TOTAL + FEE, prepaidCents: TOTAL, deskPaidCents: desk };
    expect(dueCents({ ...visit, noShowPercent: 60 })).toBe(due);
  },
);

it.each<[string, AppointmentStatus, number, number, number, number]>([
  ['confirmed', 'confirmed', TOTAL, TOTAL, 0, 0],
  ['confirmed with less to do', 'confirmed', 200_000, TOTAL, 0, TOTAL - 200_000],
  ['completed with less to do', 'completed', 200_000, TOTAL, 0, TOTAL - 200_000],
  ['with less to do, given back', 'confirmed', 200_000, TOTAL, 200_000 - TOTAL, 0],
  ['missed at 60 per cent', 'no_show', TOTAL, TOTAL, 0, TOTAL + FEE - 270_000],
  ['missed, cheaper than the fee', 'no_show', 120_000, 120_000, 0, 120_000],
  ['missed with the fee alone paid', 'no_show', TOTAL, 0, 0, 0],
  ['missed with the fee alone paid, all of it kept', 'no_show', 60_000, 0, 0, 0],
  ['cancelled', 'cancelled', TOTAL, TOTAL, 0, 0],
])(
  'of a visit that is %s (%s), what was paid beyond its cost goes back',
  (_what, status, total, prepaid, desk, over) => {
    const visit = { status, money: 'paid' as const, totalCents: total, feeCents: FEE + prepaid, prepaidCents: prepaid };
    expect(overpaidCents({ ...visit, deskPaidCents: desk, noShowPercent: 60 })).toBe(over);
  },
);
