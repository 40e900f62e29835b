import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';

/** The connections and the schema of this service's queue. */
export const QUEUE_POOL = Symbol('queue pool');
export const QUEUE_SCHEMA = Symbol('queue schema');

/** A task of a service's queue. */
export interface QueueTask {
  task: string;
  due: number;
  later: number;
  /** Given up: all tries are used. */
  dead: number;
  /** How long the first due job has waited. */
  oldestSeconds: number;
}

/** Reads the queue by the public view of graphile-worker. */
@Injectable()
export class QueueQueries {
  constructor(
    @Inject(QUEUE_POOL) private readonly pool: Pool,
    @Inject(QUEUE_SCHEMA) private readonly schema: string,
  ) {}

  /** By the database's clock, which also decides when a job is due. */
  async tasks(): Promise<QueueTask[]> {
    const { rows } = await this.pool.query<QueueTask>(`
      SELECT task_identifier AS task,
             count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now())::int AS due,
             count(*) FILTER (WHERE attempts < max_attempts AND run_at > now())::int AS later,
             count(*) FILTER (WHERE attempts >= max_attempts)::int AS dead,
             COALESCE(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts AND run_at <= now())), 0)::int AS "oldestSeconds"
      FROM "${this.schema}".jobs GROUP BY task_identifier ORDER BY task_identifier`);
    return rows;
  }
}
