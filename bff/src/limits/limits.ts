import { networkOf } from './limits.rules.js';

/** One budget: so many `points` within `seconds`, then 429 until the window ends. */
export interface Limit {
  points: number;
  seconds: number;
  /** Whose budget it is. An account's is never used for signing in: whoever knows an address could lock it (threat T3). */
  per: 'ip' | 'account';
  /** What uses it up: every call, or only those refused. */
  counts: 'all' | 'failures';
  /** `shared` by all instances in Postgres; `local` to each process, for mere flood brakes. */
  kept: 'shared' | 'local';
  /** Most calls under way at once in one process; as many as one account service hashes and lets wait, for those that hash (threat T4). */
  atOnce?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit of the API (decisions, limits; threats T1, T4, T12, T32, T40). Per account and code: the account service. */
export const LIMITS = {
  login: { points: 20, seconds: 15 * MINUTE, per: 'ip', counts: 'failures', kept: 'shared', atOnce: 36 },
  google: { points: 30, seconds: 15 * MINUTE, per: 'ip', counts: 'failures', kept: 'shared' },
  register: { points: 30, seconds: HOUR, per: 'ip', counts: 'all', kept: 'shared', atOnce: 36 },
  verify: { points: 30, seconds: 15 * MINUTE, per: 'ip', counts: 'failures', kept: 'shared' },
  resend: { points: 20, seconds: HOUR, per: 'ip', counts: 'all', kept: 'shared' },
  forgot: { points: 20, seconds: HOUR, per: 'ip', counts: 'all', kept: 'shared' },
  reset: { points: 30, seconds: 15 * MINUTE, per: 'ip', counts: 'failures', kept: 'shared' },
  password: { points: 20, seconds: 15 * MINUTE, per: 'account', counts: 'failures', kept: 'shared' },
  profile: { points: 60, seconds: HOUR, per: 'account', counts: 'all', kept: 'shared' },
  invite: { points: 30, seconds: HOUR, per: 'account', counts: 'all', kept: 'shared' },
  upload: { points: 60, seconds: HOUR, per: 'account', counts: 'all', kept: 'shared' },
  offer: { points: 60, seconds: HOUR, per: 'account', counts: 'all', kept: 'shared' },
  contact: { points: 5, seconds: HOUR, per: 'ip', counts: 'all', kept: 'shared' },
  review: { points: 20, seconds: HOUR, per: 'account', counts: 'all', kept: 'shared' },
  /** A brake only: booking itself lets a customer hold one time, and leave ten a day unpaid (ADR-0019). */
  create: { points: 30, seconds: MINUTE, per: 'account', counts: 'all', kept: 'local' },
  refund: { points: 30, seconds: MINUTE, per: 'account', counts: 'all', kept: 'shared' },
  availability: { points: 120, seconds: MINUTE, per: 'account', counts: 'all', kept: 'local' },
  notify: { points: 600, seconds: MINUTE, per: 'ip', counts: 'all', kept: 'local' },
  default: { points: 600, seconds: MINUTE, per: 'ip', counts: 'all', kept: 'local' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** How many times as much is allowed outside production by default. */
export const RELAXED = 100;

/** Where a handler keeps the name of its budget. */
export const LIMITED = 'salon:limit';

/** Whose budget of this name a request draws from. */
export const budgetKey = (name: LimitName, { ip, user }: { ip: string; user?: { id: string } }): string =>
  LIMITS[name].per === 'account' && user ? user.id : networkOf(ip);
