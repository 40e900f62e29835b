import { Inject, Injectable } from '@nestjs/common';
import { isJobId, refuse, type RetryRequest, type RetryResult } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { insertAdminAction } from '../admin-actions/admin-action.js';
import type { Caller } from '../access/caller.js';
import { QUEUE_SCHEMA } from '../queue/queue.queries.js';
import { type DeadJobRecord, type DeadJobsOf, DeadJobsQueries } from './dead-jobs.queries.js';
import { jobErrorText } from './job-error.js';
import { type AfterRetry, type BeforeRetry, OPS_SERVICE, retryTable } from './job-retry.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const LONGEST_TASK = 128;

/** Makes dead jobs due again, with all their tries, and records who requested it. */
@Injectable()
export class RetryJobs {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly dead: DeadJobsQueries,
    @Inject(QUEUE_SCHEMA) private readonly schema: string,
    @Inject(OPS_SERVICE) private readonly service: string,
  ) {}

  /**
   * Of two concurrent requests, the first succeeds and the second is refused.
   * @throws DomainError `invalid`; `conflict` when none of the jobs is given up any more
   */
  async run(admin: Caller, request: Partial<RetryRequest> | undefined): Promise<RetryResult> {
    const wanted = checkedRequest(request);
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`retry ${this.schema}`]);
      const jobs = await this.dead.chosenOf(tx, wanted);
      const ids = await this.reschedule(tx, jobs);
      if (ids.size === 0) throw refuse('JOBS_NOT_DEAD');
      const retried = jobs.filter(({ id }) => ids.has(id));
      await this.record(tx, wanted.task, retried, admin);
      return { retried: retried.length };
    });
  }

  /** Ids of the jobs that are due now; a job that a worker holds stays unchanged. */
  private async reschedule(tx: EntityManager, jobs: readonly DeadJobRecord[]): Promise<ReadonlySet<string>> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id::text FROM "${this.schema}".reschedule_jobs($1::bigint[], run_at := now(), attempts := 0)`,
      [jobs.map(({ id }) => id)],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private async record(tx: EntityManager, task: string, jobs: readonly DeadJobRecord[], admin: Caller): Promise<void> {
    const before: BeforeRetry = {
      givenUp: Object.fromEntries(jobs.map(({ id, givenUpAt }) => [id, givenUpAt.toISOString()])),
      error: jobErrorText(jobs.at(-1)?.error ?? null),
    };
    const after: AfterRetry = { due: jobs.length };
    const action = { kind: 'retry', admin, before, after, now: this.clock.now() };
    await insertAdminAction<string, BeforeRetry, AfterRetry>(tx, retryTable(this.service), action, { task });
  }
}

function checkedRequest({ task, job, asOf }: Partial<RetryRequest> = {}): DeadJobsOf {
  const isTask = typeof task === 'string' && task !== '' && task.length <= LONGEST_TASK;
  const isJob = job === undefined || isJobId(job);
  const isInstant = typeof asOf === 'string' && INSTANT.test(asOf) && !Number.isNaN(Date.parse(asOf));
  if (!isTask || !isJob || !isInstant) throw refuse('INVALID', { params: { reason: 'request' } });
  return { task, job, asOf };
}
