import { addMinutes } from '@salon/kernel';

/** Idle and absolute lifetime of a session in minutes (decision A9). */
const IDLE = 12 * 60;
const LONGEST = 30 * 24 * 60;

/** `lastSeenAt` is updated once a minute at most. */
const TOUCH_EVERY_MINUTES = 1;

interface Lifetime {
  /** Expiry of an unused session. */
  expiresAt: Date;
  /** Absolute expiry of the session. */
  endsAt: Date;
}

export function newLifetime(now: Date): Lifetime {
  return { expiresAt: addMinutes(now, IDLE), endsAt: addMinutes(now, LONGEST) };
}

/** The new `expiresAt` of a session that is used now. */
export const prolonged = (endsAt: Date, now: Date): Date =>
  new Date(Math.min(addMinutes(now, IDLE).getTime(), endsAt.getTime()));

export const isDueForTouch = (lastSeenAt: Date, now: Date): boolean =>
  lastSeenAt <= addMinutes(now, -TOUCH_EVERY_MINUTES);
