/** The processes that answer the API and keep the data; the BFF's health is its own, the services' is what they say. */
export const OPS_SERVICES = ['catalog', 'account', 'booking'] as const;
export type OpsService = (typeof OPS_SERVICES)[number];

/** A task of a service's queue. */
export interface QueueTask {
  task: string;
  due: number;
  later: number;
  /** Given up: all tries are used. */
  dead: number;
  /** Those of `due` and `later` that failed three times or more. */
  failing: number;
  /** How long the first due job has waited; 0 when none is due. */
  oldestSeconds: number;
}

/** A job that was given up. Instants ISO 8601. */
export interface DeadJob {
  _id: string;
  task: string;
  /** For the first time; the same as `givenUpAt` when nobody ran it again. */
  firstGivenUpAt: string;
  givenUpAt: string;
  tries: number;
  /** How often somebody ran it again. */
  retries: number;
  /** Of the last try, without addresses, numbers of people and what it was given; '' when none was recorded. */
  error: string;
}

/** The id of a job. */
export const JOB_ID = /^\d{1,18}$/;
export const isJobId = (value: unknown): value is string => typeof value === 'string' && JOB_ID.test(value);

/** Of one task, the first given up first. */
export const DEAD_JOBS_SHOWN = 20;
/** Run again by one call. */
export const JOBS_RETRIED_AT_ONCE = 1_000;

export interface JobQueue {
  /** When it was read, by the clock that also says when a job was given up; ISO 8601 with microseconds. */
  asOf: string;
  /** In the order of their names. */
  tasks: QueueTask[];
  /** At most `DEAD_JOBS_SHOWN` of each task. */
  dead: DeadJob[];
}

/** What a service says about itself: `GET /ops` of each. */
export interface ServiceOps {
  /** The git revision it was built from; '' when that is not known. */
  version: string;
  /** ISO 8601. */
  startedAt: string;
  /** Null while its database does not answer. */
  queue: JobQueue | null;
}

/** One process as the owner sees it; what is not known of a part that is down is null. */
export interface OpsPart {
  name: OpsService | 'bff';
  status: 'ok' | 'down';
  /** Part of the process → 'ok' or 'down'. */
  checks: Record<string, string>;
  version: string | null;
  startedAt: string | null;
  /** Null for the BFF, which has none. */
  queue: JobQueue | null;
}

/** A separately deployed part of the frontend, as the edge serves it. */
export interface DeployedApp {
  /** 'shell', or of a remote. */
  name: string;
  /** Of its release, or of its build with the revision (`0.1.0+dd5d9557`); null while the edge serves none. */
  version: string | null;
  /** A release that some visitors get instead, from 0 percent (testers only) to 99. */
  candidate: { version: string; percent: number } | null;
  /** Why its newest release is not served, in words. */
  problem: string | null;
}

/** The edge that forwarded the request. */
export interface EdgeState {
  /** The git revision it was built from; '' when that is not known. */
  version: string;
  /** ISO 8601. */
  startedAt: string;
  apps: DeployedApp[];
}

/** Response of `GET /api/admin/ops`. */
export interface Ops {
  parts: OpsPart[];
  /** Absent when the request came past the edge. */
  edge?: EdgeState;
}

/** Runs given-up jobs of one task again: one of them, or all. */
export interface RetryRequest {
  task: string;
  job?: string;
  /** `asOf` of the queue that was looked at: what was given up later is not meant. */
  asOf: string;
}

export interface RetryResult {
  retried: number;
}

/** Said before and after: a job that runs again does what it was to do. */
export const RETRY_CANNOT_BE_UNDONE = 'A job that has run again cannot be taken back.';

const TASKS: Readonly<Record<string, string>> = {
  'send-mail': 'Mails about visits',
  'send-message': 'Messages of the contact page',
  'send-code': 'Codes by mail',
  'renew-code': 'New codes',
  'send-reset': 'Links for a new password',
  'offer-reset': 'Offers of a new password',
  'send-second-factor': 'Mails about two-step sign-in',
  'send-password-changed': 'Mails about a changed password',
  'send-invitation': 'Invitations',
  'send-new-sign-in': 'Mails about a new sign-in',
  'check-refund': 'Questions to the gateway about refunds',
  'sweep-order': 'Questions to the gateway about orders',
  'sweep-paid': 'Questions to the gateway about paid orders',
  'verify-order': 'Checks of orders',
  'release-unpaid': 'Release of unpaid times',
  'publish-zone': 'The time zone for the menu',
  'verify-review': 'Verified visits of reviews',
  'roll-up-reports': 'Figures of the reports',
  'clear-notices': 'Tidying: payment notices',
  'clear-desk-changes': 'Tidying: changes at the desk',
  'keep-pictures': 'Tidying: pictures of stylists',
  'tidy-pictures': 'Tidying: pictures',
  'tidy-avatars': 'Tidying: profile pictures',
  'forget-messages': 'Tidying: answered messages',
  'seed-visits': 'Visits of the demonstration',
  sweep: 'Tidying: sign-ins and codes',
};

/** What a task does, in words; one of a newer release has its own name. */
export const taskWords = (task: string): string => TASKS[task] ?? task;
