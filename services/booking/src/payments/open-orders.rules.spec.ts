import { addMinutes, DomainError } from '@salon/kernel';
import { assertMayOpenOrder, type Order } from './open-orders.rules.js';

const now = new Date('2026-11-23T03:00:00Z');
const order = (state: Order['state'], minutesAgo: number, isQuiet = false): Order => ({
  state,
  isQuiet,
  createdAt: addMinutes(now, -minutesAgo),
});

function refusal(orders: Order[]): [string, number | undefined] | null {
  try {
    assertMayOpenOrder(orders, now);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.message, error.retryAfter];
  }
}

it.each<[string, Order[]]>([
  ['none', []],
  ['two open ones', [order('initiated', 1), order('pending', 1)]],
  ['settled ones, however many', [order('failed', 1), order('cancelled', 1), order('failed', 2), order('paid', 3)]],
  [
    'ones the gateway knows nothing of, however many',
    [order('initiated', 3, true), order('initiated', 4, true), order('initiated', 5, true), order('initiated', 1)],
  ],
])('D7 after %s there is room for another order', (_story, orders) => expect(refusal(orders)).toBeNull());

it.each<[string, Order[], string, number]>([
  ['that are new', [order('initiated', 1), order('initiated', 0.5), order('initiated', 0)], '2 minutes', 70],
  [
    'that are about to be asked about',
    [order('initiated', 1.5), order('initiated', 0.5), order('initiated', 0)],
    'a minute',
    40,
  ],
  [
    'the gateway was silent about',
    [order('initiated', 3), order('initiated', 3), order('initiated', 3)],
    '3 minutes',
    130,
  ],
  [
    'the gateway ponders, though it was asked',
    [order('pending', 6, true), order('pending', 6), order('pending', 6)],
    '5 minutes',
    300,
  ],
])('T33 three open orders %s are the most, and the refusal says how long', (_story, orders, wait, retryAfter) => {
  expect(refusal(orders)).toEqual([
    `3 payments of this visit may still be under way. Another one can begin in ${wait}: ` +
      'by then we have asked PayHere about them.',
    retryAfter,
  ]);
});
