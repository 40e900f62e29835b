import { SESSION } from '@salon/contracts';
import { addMinutes, DAY_MINUTES } from '@salon/kernel';

/** Minutes. */
const IDLE = SESSION.idleHours * 60;
const LONGEST = SESSION.days * DAY_MINUTES;

/** Live sessions of one user; the next sign-in ends the one that was unused the longest (threat T80). */
export const SESSIONS_KEPT = 50;

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
