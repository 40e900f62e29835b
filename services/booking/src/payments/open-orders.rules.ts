import { type AttemptState, refuse } from '@salon/contracts';
import { sweepAfter } from './sweep.rules.js';

/**
 * Orders of one visit that may be open at the gateway at once: each may be paid, and all payments but one are to be
 * given back (decision D5).
 */
const MOST_OPEN = 3;
/** Until a payment the gateway ponders is through. */
const PONDERED_SECONDS = 300;
/** What a query of the gateway may take. */
const ANSWER_SECONDS = 10;

export interface Order {
  state: AttemptState;
  /** The gateway was queried and knew of no payment of it. */
  isQuiet: boolean;
  createdAt: Date;
}

/**
 * An order that may be being paid at this moment. One the gateway knows nothing of is not: its customer has left the
 * checkout.
 */
const isOpen = ({ state, isQuiet }: Order): boolean => state === 'pending' || (state === 'initiated' && !isQuiet);

/**
 * One order is posted to the gateway once at most, so that each try has an order of its own (decisions D1, D7); this
 * bounds those not yet accounted for.
 * @throws DomainError `throttled`, which says what to do and when it helps
 */
export function assertMayOpenOrder(orders: readonly Order[], now: Date): void {
  const open = orders.filter(isOpen);
  if (open.length < MOST_OPEN) return;
  const sweeps = open
    .flatMap(({ state, createdAt }) => (state === 'initiated' ? (sweepAfter(createdAt, now) ?? []) : []))
    .map((at) => at.getTime());
  const retryAfter =
    sweeps.length === 0 ? PONDERED_SECONDS : Math.ceil((Math.min(...sweeps) - now.getTime()) / 1000) + ANSWER_SECONDS;
  const minutes = Math.ceil(retryAfter / 60);
  throw refuse('PAYMENT_ATTEMPTS', { params: { open: open.length, minutes }, retryAfter });
}
