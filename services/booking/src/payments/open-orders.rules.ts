import { type AttemptState, refuse } from '@salon/contracts';
import { sweepAfter } from './sweep.rules.js';

/**
 * Maximum orders of one visit open at the gateway at once: each could be paid, and all payments but one would be
 * refunded (decisions D5, D12). The page has a limit of its own: `MAX_INITIALISATIONS`.
 */
const MAX_OPEN_ORDERS = 3;
/** Time until a pending payment is completed. */
const PENDING_SECONDS = 300;
/** Timeout of a gateway query. */
const GATEWAY_TIMEOUT_SECONDS = 10;

export interface Order {
  state: AttemptState;
  /** The gateway was queried and had no payment of it. */
  isQuiet: boolean;
  createdAt: Date;
}

/**
 * An order that may be in payment now. An order without any payment at the gateway is not: its customer has left the
 * checkout.
 */
export const isOpen = ({ state, isQuiet }: Order): boolean =>
  state === 'pending' || (state === 'initiated' && !isQuiet);

/**
 * An order is posted to the gateway at most once, so each try has its own order (decisions D1, D7); this limits the
 * unsettled ones.
 * @throws DomainError `throttled`, with the next step and when it helps
 */
export function assertMayOpenOrder(orders: readonly Order[], now: Date): void {
  const open = orders.filter(isOpen);
  if (open.length < MAX_OPEN_ORDERS) return;
  const sweeps = open
    .flatMap(({ state, createdAt }) => (state === 'initiated' ? (sweepAfter(createdAt, now) ?? []) : []))
    .map((at) => at.getTime());
  const retryAfter =
    sweeps.length === 0
      ? PENDING_SECONDS
      : Math.ceil((Math.min(...sweeps) - now.getTime()) / 1000) + GATEWAY_TIMEOUT_SECONDS;
  const minutes = Math.ceil(retryAfter / 60);
  throw refuse('PAYMENT_ATTEMPTS', { params: { open: open.length, minutes }, retryAfter });
}
