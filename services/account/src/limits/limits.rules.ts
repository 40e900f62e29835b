import { MAILED } from '@salon/contracts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** At most `most` calls within any window of `seconds`. */
export interface Limit {
  most: number;
  seconds: number;
}

/**
 * When sign-ins of an account are delayed (decision A5, threats T3 and T73). All sign-ins from one network are limited
 * by the BFF.
 */
export const SIGN_IN = {
  /** Wrong passwords and two-step codes, counted together. */
  failuresBeforeDelay: 5,
  firstDelaySeconds: 1,
  longestDelaySeconds: 900,
  /** After these seconds, failures expire. */
  forgetSeconds: 900,
} as const;

/** Delay in seconds after `failuresBeforeDelay` failures and after each further one: doubles up to the longest. */
export const GROWING_DELAYS: readonly number[] = Array.from(
  { length: Math.ceil(Math.log2(SIGN_IN.longestDelaySeconds / SIGN_IN.firstDelaySeconds)) + 1 },
  (_, step) => Math.min(SIGN_IN.firstDelaySeconds * 2 ** step, SIGN_IN.longestDelaySeconds),
);

/**
 * Correct passwords of one account at a sign-in (threat T80). Only who knows the password can use them up, and a new
 * password or registration begins anew, so that no stranger keeps the owner out.
 */
export const SIGN_INS: readonly Limit[] = [{ most: 60, seconds: HOUR_SECONDS }];
/** Mails to one account about sign-ins from new devices; the audit records those beyond as well (threat T79). */
export const SIGN_IN_MAILS: readonly Limit[] = [
  { most: 5, seconds: HOUR_SECONDS },
  { most: 10, seconds: DAY_SECONDS },
];

/** Seconds between two codes to one e-mail address, the first included (decision A7). */
export const CODE_COOLDOWN_SECONDS = MAILED.secondsBetweenCodes;
/** Codes to one e-mail address (decision A7, threat T12). */
export const CODE_SENDS: readonly Limit[] = [
  { most: 5, seconds: HOUR_SECONDS },
  { most: 10, seconds: DAY_SECONDS },
];
/** Attempts to enter a code for one e-mail address, over all its codes. */
export const CODE_TRIES: readonly Limit[] = [{ most: 15, seconds: HOUR_SECONDS }];

/**
 * Reset requests for one e-mail address from one network: a stranger cannot use up the requests of the owner in another
 * network.
 */
export const RESET_SENDS: readonly Limit[] = [
  { most: 5, seconds: HOUR_SECONDS },
  { most: 10, seconds: DAY_SECONDS },
];
/** Reset links mailed to one e-mail address for requests from all networks; beyond that the newest link still works. */
export const RESET_MAILS = { most: 5, minutes: 30 } as const;

/** Profile pictures that a user uploads (threat T44). */
export const AVATARS_A_DAY = 20;
export const AVATAR_UPLOADS: readonly Limit[] = [{ most: AVATARS_A_DAY, seconds: DAY_SECONDS }];

/** Seconds, at least 1, until another call is allowed by every limit; 0 when it is allowed now. */
export function secondsToWait(times: readonly Date[], limits: readonly Limit[], now: Date): number {
  const newestFirst = times.map((time) => time.getTime()).sort((a, b) => b - a);
  const waits = limits.map(({ most, seconds }) => {
    const oldest = newestFirst[most - 1];
    return oldest === undefined ? 0 : oldest + seconds * 1000 - now.getTime();
  });
  return Math.ceil(Math.max(0, ...waits) / 1000);
}

/** When the newest of `times` can be sent: at the earliest one cooldown after the previous one. */
export function leavesAt(times: readonly Date[], now: Date): Date {
  const before = times.at(-2);
  if (before === undefined) return now;
  return new Date(Math.max(now.getTime(), before.getTime() + CODE_COOLDOWN_SECONDS * 1000));
}
