import { addMinutes } from '@salon/kernel';

/** Minutes after opening an order at which the gateway is queried (decision D6). */
const MINUTES = [2, 5, 15, 60] as const;

export const firstSweep = (openedAt: Date): Date => addMinutes(openedAt, MINUTES[0]);

/** When the gateway is queried next about the order, after `now`; null after the last query. */
export const sweepAfter = (openedAt: Date, now: Date): Date | null =>
  MINUTES.map((minutes) => addMinutes(openedAt, minutes)).find((at) => at > now) ?? null;

/** When to query after query number `step`; null after the last. */
export function nextSweep(openedAt: Date, step: number): Date | null {
  const minutes = MINUTES[step + 1];
  return minutes === undefined ? null : addMinutes(openedAt, minutes);
}

/** One per query: scheduling the next must not replace this one, which is retried when the gateway did not respond. */
export const sweepKey = (orderId: string, step: number): string => `sweep ${orderId} ${step}`;
