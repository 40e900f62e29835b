import { APPOINTMENT_STATUSES, ATTEMPT_STATES } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { type DeletionFacts, deletionRefusal } from './deletion.rules.js';

const now = new Date('2026-11-26T05:30:00Z');
const visit = (status: DeletionFacts['visits'][number]['status'], endsIn: number, money = 'none' as const) => ({
  status,
  money,
  endsAt: addMinutes(now, endsIn),
});
const order = (state: DeletionFacts['orders'][number]['state'], ageMinutes: number, isQuiet = false) => ({
  state,
  isQuiet,
  createdAt: addMinutes(now, -ageMinutes),
});
const whyOf = (facts: Partial<DeletionFacts>): string | undefined =>
  deletionRefusal({ visits: [], orders: [], isRefundOpen: false, ...facts }, now)?.reason;

it('a visit that is not over prevents the deletion, and so does a hold however old', () => {
  const preventing = (endsIn: number) =>
    APPOINTMENT_STATUSES.filter((status) => whyOf({ visits: [visit(status, endsIn)] }) === 'visit');
  expect(preventing(1)).toEqual(['pending', 'confirmed']);
  expect(preventing(0)).toEqual(['pending']);
});

it('a payment without a place prevents it, whenever its visit was', () => {
  expect(whyOf({ visits: [{ ...visit('cancelled', -10_000), money: 'paid_unplaced' }], isRefundOpen: true })).toBe(
    'unplaced',
  );
});

it('an order that may still be paid prevents it for a day', () => {
  const preventing = (age: number, isQuiet = false) =>
    ATTEMPT_STATES.filter((state) => whyOf({ orders: [order(state, age, isQuiet)] }) === 'payment');
  expect(preventing(1439)).toEqual(['initiated', 'pending']);
  expect(preventing(1439, true)).toEqual(['pending']);
  expect(preventing(1440)).toEqual([]);
});

it('an open refund prevents it; an amount that the customer owes does not', () => {
  expect(whyOf({ isRefundOpen: true })).toBe('refund');
  expect(whyOf({ visits: [visit('no_show', -60), visit('completed', -60)] })).toBeUndefined();
});
