import { Inject, Injectable } from '@nestjs/common';
import type { QueueTask } from '@salon/contracts';
import type { Pool } from 'pg';

/** The connections and the schema of this service's queue. */
export const QUEUE_POOL = Symbol('queue pool');
export const QUEUE_SCHEMA = Symbol('queue schema');

/** A job that has failed so often is failing: its next try comes no sooner than 20 seconds after the last one. */
const FAILED_TRIES = 3;

/** Reads the queue by the public view of graphile-worker. */
@Injectable()
export class QueueQueries {
  constructor(
    @Inject(QUEUE_POOL) private readonly pool: Pool,
    @Inject(QUEUE_SCHEMA) private readonly schema: string,
  ) {}

  /**
   * Uses the database's clock, which also decides when a job is due. A job at its last try is due until that try has
   * failed.
   */
  async tasks(): Promise<QueueTask[]> {
    const { rows } = await this.pool.query<QueueTask>(`
      SELECT task_identifier AS task,
             count(*) FILTER (WHERE NOT is_dead AND run_at <= now())::int AS due,
             count(*) FILTER (WHERE NOT is_dead AND run_at > now())::int AS later,
             count(*) FILTER (WHERE is_dead)::int AS dead,
             count(*) FILTER (WHERE NOT is_dead AND attempts >= ${FAILED_TRIES} AND last_error IS NOT NULL)::int AS failing,
             COALESCE(extract(epoch FROM now() - min(run_at) FILTER (WHERE NOT is_dead AND run_at <= now())), 0)::int
               AS "oldestSeconds"
      FROM (SELECT *, attempts >= max_attempts AND locked_at IS NULL AS is_dead FROM "${this.schema}".jobs) job
      GROUP BY task_identifier ORDER BY task_identifier`);
    return rows;
  }
}
