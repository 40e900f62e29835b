import { addMinutes } from '@salon/kernel';

/** Days an account knows a network after the last sign-in from it. */
export const KNOWN_DAYS = 90;

/** Whether an account knows a network. @param lastSignIn from that network; null when there was none */
export const isKnownNetwork = (lastSignIn: Date | null, now: Date): boolean =>
  lastSignIn !== null && lastSignIn > addMinutes(now, -KNOWN_DAYS * 24 * 60);
