import { may, type Permission } from '@salon/contracts';
import { networkOf } from '@salon/kernel';
import type { WithCaller } from '../platform/request-context.js';

/** `points` calls within `seconds`, then 429 until the window ends. */
export interface RateLimit {
  points: number;
  seconds: number;
  /**
   * Counted per network or account. Never per account for sign-in: anyone who knows the e-mail address could lock it
   * (threat T3).
   */
  per: 'network' | 'account';
  /**
   * Every call counts, or only failed ones. Calls that send a mail to any address always count: their response is the
   * same for an unknown address, and a successful one costs a mail.
   */
  counts: 'all' | 'failures';
  /** `shared` by all instances in Postgres; `local` to each process, for plain flood protection. */
  store: 'shared' | 'local';
  /**
   * Concurrent calls in one process. For calls that hash: as many as one account service runs and queues (threat T4).
   * For pictures, which are in memory as a whole: as many as one service runs and queues (threat T43).
   */
  maxConcurrent?: number;
  /** Who has this permission is not counted: beyond the limit of staff, no other write at the desk is. */
  exempt?: Permission;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Every rate limit of the API (threats T1, T4, T12, T32, T40, T76). The account service has its own per account and
 * code.
 */
export const RATE_LIMITS = {
  login: { points: 20, seconds: 15 * MINUTE, per: 'network', counts: 'failures', store: 'shared', maxConcurrent: 36 },
  google: { points: 30, seconds: 15 * MINUTE, per: 'network', counts: 'failures', store: 'shared' },
  /** Each return with a valid state is a request to Google with our secret, whatever its code is. */
  googleReturn: { points: 60, seconds: 15 * MINUTE, per: 'network', counts: 'all', store: 'shared', maxConcurrent: 36 },
  register: { points: 30, seconds: HOUR, per: 'network', counts: 'all', store: 'shared', maxConcurrent: 36 },
  verify: { points: 30, seconds: 15 * MINUTE, per: 'network', counts: 'failures', store: 'shared' },
  resend: { points: 20, seconds: HOUR, per: 'network', counts: 'all', store: 'shared' },
  forgot: { points: 20, seconds: HOUR, per: 'network', counts: 'all', store: 'shared' },
  reset: { points: 30, seconds: 15 * MINUTE, per: 'network', counts: 'failures', store: 'shared' },
  invitation: { points: 30, seconds: 15 * MINUTE, per: 'network', counts: 'failures', store: 'shared' },
  password: { points: 20, seconds: 15 * MINUTE, per: 'account', counts: 'failures', store: 'shared' },
  profile: { points: 60, seconds: HOUR, per: 'account', counts: 'all', store: 'shared' },
  /** Each download and each deletion is work for every service. */
  myData: { points: 20, seconds: HOUR, per: 'account', counts: 'all', store: 'shared' },
  customerDeletion: { points: 30, seconds: HOUR, per: 'account', counts: 'all', store: 'shared' },
  invite: { points: 30, seconds: HOUR, per: 'account', counts: 'all', store: 'shared' },
  upload: { points: 60, seconds: HOUR, per: 'account', counts: 'all', store: 'shared', maxConcurrent: 10 },
  content: { points: 60, seconds: HOUR, per: 'account', counts: 'all', store: 'shared', maxConcurrent: 10 },
  contact: { points: 5, seconds: HOUR, per: 'network', counts: 'all', store: 'shared' },
  review: { points: 20, seconds: HOUR, per: 'account', counts: 'all', store: 'shared' },
  /**
   * Flood protection only: booking itself allows a customer one held time, `unpaidPerDay` in a day (ADR-0019). The desk
   * moves up to 200 visits of a closed day at one press.
   */
  create: { points: 30, seconds: MINUTE, per: 'account', counts: 'all', store: 'local', exempt: 'desk' },
  refund: { points: 30, seconds: MINUTE, per: 'account', counts: 'all', store: 'shared' },
  setup: { points: 60, seconds: HOUR, per: 'account', counts: 'all', store: 'shared' },
  /** Each export reads every table, for minutes in a large salon. */
  export: { points: 10, seconds: HOUR, per: 'account', counts: 'all', store: 'shared', maxConcurrent: 2 },
  availability: { points: 120, seconds: MINUTE, per: 'account', counts: 'all', store: 'local' },
  clientReport: { points: 30, seconds: MINUTE, per: 'network', counts: 'all', store: 'local' },
  cspReport: { points: 30, seconds: MINUTE, per: 'network', counts: 'all', store: 'local' },
  notify: { points: 600, seconds: MINUTE, per: 'network', counts: 'all', store: 'local' },
  /** A menu can have a picture for each of hundreds of services; browsers keep them. */
  picture: { points: 6_000, seconds: MINUTE, per: 'network', counts: 'all', store: 'local' },
  /**
   * Calls of staff, instead of `default`: many desks share the salon's address, and each fetches again after a change,
   * at most twice a second.
   */
  staff: { points: 2_400, seconds: MINUTE, per: 'account', counts: 'all', store: 'local' },
  default: { points: 600, seconds: MINUTE, per: 'network', counts: 'all', store: 'local' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
/** Limits that guards apply by themselves. */
export type GeneralLimitName = 'default' | 'picture' | 'staff';

/** Factor on all limits outside production by default. */
export const RELAXED_FACTOR = 100;

/** Metadata key of a handler's rate limit. */
export const RATE_LIMIT = 'salon:limit';

/** The key a request is counted under for this limit. */
export const rateLimitKey = (name: RateLimitName, { ip, user }: { ip: string; user?: { id: string } }): string =>
  RATE_LIMITS[name].per === 'account' && user ? user.id : networkOf(ip);

/** Whether this limit does not count the caller. */
export function isExempt(name: RateLimitName, { user }: WithCaller): boolean {
  const { exempt }: RateLimit = RATE_LIMITS[name];
  return user !== undefined && exempt !== undefined && may(user, exempt);
}
