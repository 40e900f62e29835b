import { RETENTION } from '@salon/contracts';
import { addMinutes, DAY_MINUTES } from '@salon/kernel';

/** Whether a network counts as known for an account. @param lastSignIn from that network; null when there was none */
export const isKnownNetwork = (lastSignIn: Date | null, now: Date): boolean =>
  lastSignIn !== null && lastSignIn > addMinutes(now, -RETENTION.networks * DAY_MINUTES);
