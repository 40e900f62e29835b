import type { LocalDay } from '@salon/kernel';
import fc from 'fast-check';
import { type Basket, DAYS, PEOPLE, RULES } from './model.state.js';

/**
 * An operation of a person; `at` wraps around the visits or orders, so that it always refers to one if there is any.
 */
export type Operation =
  | { act: 'rest' }
  | { act: 'cart'; who: number; basket: Basket }
  | { act: 'availability'; who: number; day: LocalDay; basket: Exclude<Basket, 'nothing'> }
  | { act: 'book'; who: number; day: LocalDay; start: number; key: string | null }
  | { act: 'cancel'; at: number; by: 'owner' | 'other' | 'admin' }
  | { act: 'init'; at: number; by: 'owner' | 'other' }
  | { act: 'notify'; at: number; code: number; payment: string; how: 'genuine' | 'forged' | 'mismatch' }
  | { act: 'retrieve'; at: number; payments: readonly string[]; isChargedBack: boolean }
  | { act: 'expire' }
  | { act: 'status'; at: number; to: 'confirmed' | 'completed' | 'no_show' | 'cancelled' }
  | { act: 'price'; of: 'nails' | 'offer'; cents: number }
  | { act: 'clock'; minutes: number };

const who = fc.nat({ max: PEOPLE - 1 });
const day = fc.constantFrom(...DAYS);
const at = fc.nat({ max: 11 });
const act = <Name extends Operation['act']>(name: Name) => fc.constant(name);
/** Weighted: mostly genuine, mostly the owner. */
const mostly = <T>(often: T, ...others: T[]) =>
  fc.oneof(
    { arbitrary: fc.constant(often), weight: 4 },
    ...others.map((other) => ({ arbitrary: fc.constant(other), weight: 1 })),
  );

const cart = fc.record({
  act: act('cart'),
  who,
  basket: fc.constantFrom<Basket>('cut', 'nails', 'both', 'offer', 'nothing'),
});
const booking = fc.record({
  act: act('book'),
  who,
  day: mostly(...(DAYS as [LocalDay, ...LocalDay[]])),
  start: fc.constantFrom(600, 630, 660, 690, 1_020),
  key: mostly<string | null>(null, 'key-1', 'key-2'),
});
const paying = fc.record({ act: act('init'), at, by: mostly<'owner' | 'other'>('owner', 'other') });
const notice = fc.record({
  act: act('notify'),
  at,
  code: fc.constantFrom(2, 2, 2, 0, -1, -2, -3),
  /** '0' is invented: the gateway has no such payment. */
  payment: fc.constantFrom('p1', 'p2', '', '0'),
  how: mostly<'genuine' | 'forged' | 'mismatch'>('genuine', 'genuine', 'forged', 'mismatch'),
});
/** The retrieval API's response about an order; its last payment may have been charged back. */
const retrieving = fc.record({
  act: act('retrieve'),
  at,
  payments: fc.constantFrom(['p1'], ['p2'], ['p1', 'p2'], ['p2', 'p1']),
  isChargedBack: mostly(false, true),
});
const cancelling = fc.record({
  act: act('cancel'),
  at,
  by: mostly<'owner' | 'other' | 'admin'>('owner', 'other', 'admin'),
});
const changing = fc.record({
  act: act('status'),
  at,
  to: fc.constantFrom('confirmed', 'completed', 'no_show', 'cancelled'),
});
const expiring = fc.record({ act: act('expire') });

const often = (weight: number, arbitrary: fc.Arbitrary<Operation>) => ({ weight, arbitrary });
const rest = often(1, fc.constant<Operation>({ act: 'rest' }));

/** Any next operation. */
export const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  { withCrossShrink: true },
  rest,
  often(7, cart),
  often(9, booking),
  often(7, paying),
  often(9, notice),
  often(4, retrieving),
  often(3, cancelling),
  often(4, changing),
  often(2, expiring),
  often(2, fc.record({ act: act('availability'), who, day, basket: fc.constantFrom('cut', 'nails', 'both', 'offer') })),
  often(
    2,
    fc.record({
      act: act('price'),
      of: fc.constantFrom('nails', 'offer'),
      cents: fc.constantFrom(100_000, 180_050, 420_001),
    }),
  ),
  often(
    4,
    fc.record({
      act: act('clock'),
      minutes: fc.constantFrom(
        1,
        5,
        RULES.holdMinutes,
        RULES.holdMinutes + 1,
        RULES.mostHoldMinutes + 1,
        90,
        360,
        1_440,
      ),
    }),
  ),
);

/** Operations that can run concurrently with another one. */
export const changingOperation: fc.Arbitrary<Operation> = fc.oneof(
  { withCrossShrink: true },
  rest,
  often(6, booking),
  often(3, paying),
  often(6, notice),
  often(3, retrieving),
  often(4, cancelling),
  often(3, changing),
  often(2, expiring),
);
