import type { AdminActionTable } from '../admin-actions/admin-action.js';

/** A service whose job retries are recorded. */
export const OPS_SERVICE = Symbol('ops service');

/** Where a service records who ran jobs again; `migrations/1765540000000-job-retry.ts` of each. */
export const retryTable = (service: string): AdminActionTable => ({ name: `${service}.job_retry` });

/** The state of jobs before they ran again. */
export interface BeforeRetry {
  /** Id of each job → when it was given up, ISO 8601. */
  givenUp: Record<string, string>;
  /** Of the job that was given up last. */
  error: string;
}

export interface AfterRetry {
  due: number;
}
