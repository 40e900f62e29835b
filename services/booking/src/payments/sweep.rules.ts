import { addMinutes } from '@salon/kernel';

/** Minutes after an order was opened at which the gateway is asked about it (decision D6). */
const MINUTES = [2, 5, 15, 60] as const;

export const firstSweep = (openedAt: Date): Date => addMinutes(openedAt, MINUTES[0]);

/** When the gateway is asked about the order next, after `now`; null when it has been asked for the last time. */
export const nextAsked = (openedAt: Date, now: Date): Date | null =>
  MINUTES.map((minutes) => addMinutes(openedAt, minutes)).find((at) => at > now) ?? null;

/** When to ask after question number `step`; null after the last. */
export function nextSweep(openedAt: Date, step: number): Date | null {
  const minutes = MINUTES[step + 1];
  return minutes === undefined ? null : addMinutes(openedAt, minutes);
}

/** One per question: planning the next must not take the place of this one, which is asked again when the gateway was silent. */
export const sweepKey = (orderId: string, step: number): string => `sweep ${orderId} ${step}`;
