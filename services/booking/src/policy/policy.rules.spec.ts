import type { Cents } from '@salon/kernel';
import { addMinutes } from '@salon/kernel';
import { consequenceOf } from './policy.rules.js';

const startsAt = new Date('2026-11-26T04:30:00Z');
const cents = (amount: number): Cents => amount as Cents;

it.each([
  ['customer', 24 * 60, 450_000, 100_000, 100_000, 0],
  ['customer', 24 * 60 - 1, 450_000, 100_000, 0, 125_000],
  ['customer', 60, 120_000, 100_000, 40_000, 0],
  ['customer', 60, 450_000, 0, 0, 0],
  ['admin', 60, 450_000, 100_000, 100_000, 0],
] as const)('%s cancelling %i minutes before a visit of %i with %i paid gets %i back and owes %i', (actor, minutes, total, paid, refundCents, owedCents) => {
  const now = addMinutes(startsAt, -minutes);
  expect(consequenceOf({ actor, startsAt, now, totalCents: cents(total), paidCents: cents(paid) })).toEqual({ refundCents, owedCents });
});
