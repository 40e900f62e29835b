import { Inject, Injectable } from '@nestjs/common';
import { type DeadJob, DEAD_JOBS_SHOWN, JOBS_RETRIED_AT_ONCE } from '@salon/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { QUEUE_SCHEMA } from '../queue/queue.queries.js';
import { jobErrorText } from './job-error.js';
import { OPS_SERVICE, retryTable } from './job-retry.js';

export interface DeadJobRecord {
  id: string;
  givenUpAt: Date;
  error: string | null;
}

/** Given-up jobs of one task, or the one of an id. */
export interface DeadJobsOf {
  task: string;
  job?: string | undefined;
  /** Given up no later than this; ISO 8601. */
  asOf: string;
}

interface ShownRecord extends DeadJobRecord {
  task: string;
  tries: number;
  retries: number;
  firstGivenUpAt: Date;
}

/**
 * Dead jobs by the public view of graphile-worker: no tries left and no worker holds them. A failed try delays the next
 * by exp(min(tries, 10)) seconds, so that the job was given up that long before; `updated_at` is the time of a job that
 * was failed permanently.
 */
const deadOf = (schema: string): string => `
  SELECT job.id, job.task_identifier AS task, job.attempts::int AS tries, job.last_error AS error,
         greatest(job.updated_at, CASE WHEN failed.at <= now() THEN failed.at END) AS "givenUpAt"
  FROM "${schema}".jobs job
  CROSS JOIN LATERAL (SELECT job.run_at - exp(least(job.attempts, 10)) * interval '1 second' AS at) failed
  WHERE job.attempts >= job.max_attempts AND job.locked_at IS NULL`;

@Injectable()
export class DeadJobsQueries {
  private readonly shown: string;
  private readonly chosen: string;

  constructor(
    private readonly db: DataSource,
    @Inject(QUEUE_SCHEMA) schema: string,
    @Inject(OPS_SERVICE) service: string,
  ) {
    const dead = deadOf(schema);
    this.shown = `
      SELECT dead.id::text, dead.task, dead.tries, dead.error, dead."givenUpAt", earlier.retries,
             least(dead."givenUpAt", earlier."firstGivenUpAt") AS "firstGivenUpAt"
      FROM (SELECT *, row_number() OVER (PARTITION BY task ORDER BY "givenUpAt", id) AS place FROM (${dead}) each) dead
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS retries,
               min((retry."before"->'givenUp'->>dead.id::text)::timestamptz) AS "firstGivenUpAt"
        FROM ${retryTable(service).name} retry
        WHERE retry."task" = dead.task AND retry."before"->'givenUp' ? dead.id::text) earlier
      WHERE dead.place <= ${DEAD_JOBS_SHOWN} ORDER BY dead.task, dead.place`;
    this.chosen = `
      SELECT dead.id::text, dead."givenUpAt", dead.error FROM (${dead}) dead
      WHERE dead.task = $1 AND ($2::bigint IS NULL OR dead.id = $2) AND dead."givenUpAt" <= $3
      ORDER BY dead."givenUpAt", dead.id LIMIT ${JOBS_RETRIED_AT_ONCE}`;
  }

  /** By task, the earliest first. */
  async list(): Promise<DeadJob[]> {
    const rows = await this.db.query<ShownRecord[]>(this.shown);
    return rows.map(({ id, task, tries, retries, error, firstGivenUpAt, givenUpAt }) => ({
      _id: id,
      task,
      firstGivenUpAt: firstGivenUpAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
      tries,
      retries,
      error: jobErrorText(error),
    }));
  }

  chosenOf(tx: EntityManager, { task, job, asOf }: DeadJobsOf): Promise<DeadJobRecord[]> {
    return tx.query<DeadJobRecord[]>(this.chosen, [task, job ?? null, asOf]);
  }
}
