import { counted } from '@salon/kernel';

/** Maximum lengths for forms and API, in characters. */
export const FIELD_LENGTHS = {
  name: 80,
  email: 254,
  address: 200,
  city: 80,
  password: 128,
  /** The text of a review. When it is lowered, the `CHECK` of the table stays: stored reviews are longer. */
  comment: 2000,
  /** Of the contact form. */
  message: 2000,
} as const;

/** The largest amount of a request, in LKR. */
export const MAX_AMOUNT = 10_000_000;

/** The highest price of a service or an offer, in LKR. */
export const MAX_PRICE = 1_000_000;

/** The shortest new password, in characters. */
export const SHORTEST_PASSWORD = 8;

/**
 * A session ends after so many hours without use, and after so many days in any case (decision A9), so that hours of
 * more than these days have no effect.
 */
export const SESSION = { idleHours: 12, days: 30 } as const;

/** The ratings of a review, the best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

/**
 * Visits booked by the desk begin on a grid of so many minutes; so many customers are found at a time; so many minutes
 * after its start the desk can note a visit as a no-show, whatever `lateMinutes` of the policy.
 */
export const DESK = { stepMinutes: 5, found: 8, noShowAfterMinutes: 15 } as const;

/**
 * Maximum length of the desk's note, the reference of a payment or of a bank transfer, a reason, the note about a
 * rejected payment notice, and the reason for hiding a review.
 */
export const DESK_LENGTHS = { note: 2_000, reference: 80, reason: 200, noticeNote: 300, hideReason: 300 } as const;

/**
 * Mailed secrets: how long a code, a password reset link and an invitation of staff are valid, and the wait for another
 * code.
 */
export const MAILED = {
  /** Also of the codes of authenticator apps. */
  codeDigits: 6,
  codeMinutes: 10,
  secondsBetweenCodes: 60,
  resetMinutes: 30,
  invitationHours: 48,
} as const;

const PICTURE_MEGABYTES = 5;

/**
 * What may be uploaded as a picture, of a person or of content (docs/product.md §5, decision A15). The proxies in
 * infra/deploy accept a little more (Caddyfile, k8s/base/site.yaml).
 */
export const PICTURE = {
  maxMegabytes: PICTURE_MEGABYTES,
  maxBytes: PICTURE_MEGABYTES * 1024 * 1024,
  maxPixels: 40_000_000,
  /** Some programs send `image/jpg` for JPEG. */
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
} as const;

/** For how many hours an admin action can be undone, unless something else prevents it (decision C8). */
export const UNDO_HOURS = 24;

/** Retention in days; used by the daily jobs that delete data and by the texts that state it (decision E9). */
export const RETENTION = {
  /** Accounts whose e-mail address was never verified. */
  unverifiedAccounts: 30,
  /** Activity of accounts, mails of accounts, invitations that have expired and jobs that were given up. */
  records: 90,
  /** Networks and devices, since the last sign-in from them. */
  networks: 90,
  devices: 365,
  /** Messages of the contact form, since they were answered. */
  answeredMessages: 90,
  /** Pictures that were uploaded and not used; a daily job finds them at most a day later. */
  unusedPictures: 1,
  /** Pictures that a change has taken away: a day longer than an undo can bring them back. */
  changedPictures: UNDO_HOURS / 24 + 1,
  /** Accepted payment notices and those that do not match one of our orders: seven years including leap days. */
  notices: 7 * 365 + 2,
  /** The number that decides whether a visitor gets a new version of a page. */
  candidates: 30,
  /** Notices that are forged or that name no order of ours. */
  untrustedNotices: 30,
  /** Tokens, sessions and counters of attempts, since they expired. */
  expired: 1,
} as const;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 2 as 'two', 24 as '24'. */
const countWord = (count: number): string => COUNTS[count] ?? String(count);

/** 2,000 milliseconds as 'two seconds'. */
export const inSeconds = (ms: number): string => `${countWord(ms / 1_000)} seconds`;

/** Maximum milliseconds until guests see an admin's change. */
export const SEEN_AFTER_MS = 2_000;

/** Business days until a refund arrives, by card on a later day than its payment and by bank transfer. */
export const REFUND_DAYS = { card: '5-10', transfer: 10 } as const;

/** Days within which a refund is requested: after a service, and after the purchase of a package that is unused. */
export const REFUND_REQUEST_DAYS = { service: 7, package: 14 } as const;

/** Days within which the salon answers a person's request about their data. */
export const DATA_REQUEST_DAYS = 30;

const REPORT_YEARS = 2;

/** Maximum length of a report, including a leap day. */
export const REPORT_DAYS = REPORT_YEARS * 365 + 1;

/** The same in words: 'two years'. */
export const REPORT_PERIOD = `${/* @__PURE__ */ countWord(REPORT_YEARS)} years`;

/** How long a job is retried, in words (limits.spec.ts). */
export const JOB_TRIED = 'three days';

/** `90 days`. */
export const inDays = (days: number): string => counted(days, 'day');

const PERIODS: Readonly<Record<number, string>> = { 1: 'a day', 2: 'two days', 365: 'a year' };

/** 1 as 'a day', 2 as 'two days', 90 as '90 days', 365 as 'a year', 2,557 as '7 years'. */
export const periodOf = (days: number): string =>
  PERIODS[days] ?? (days > 365 ? `${Math.floor(days / 365)} years` : inDays(days));

/** How long an admin action can be undone, in words: 'a day'. */
export const UNDO_PERIOD = /* @__PURE__ */ periodOf(UNDO_HOURS / 24);
