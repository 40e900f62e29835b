import type { EntityManager } from 'typeorm';
import { prepared } from './prepared.js';

export interface JobOptions {
  /** Earliest start; now when absent. */
  runAt?: Date;
  /** A job of the same key that has not started is replaced. */
  jobKey?: string;
  /** Key of a job that this one makes needless: dropped if it has not started. */
  insteadOf?: string;
  /** Tries before the job is given up and stays in the table; 25 when absent (about three days). */
  maxAttempts?: number;
}

const MOST_ATTEMPTS = 25;

/**
 * Everything that leaves a service, and every time-out, is a job written in the transaction of the fact it follows
 * from, so that neither exists without the other. Jobs run at least once: make each idempotent.
 */
export class Outbox {
  private readonly quietly: string;

  constructor(private readonly schema: string) {
    this.quietly = prepared(`
      WITH dropped AS (DELETE FROM "${schema}"._private_jobs WHERE key = $6::text AND locked_at IS NULL)
      INSERT INTO "${schema}"._private_jobs (task_id, payload, run_at, key, max_attempts)
      SELECT id, $2::json, $3::timestamptz, $4::text, $5::int FROM "${schema}"._private_tasks WHERE identifier = $1
      ON CONFLICT (key) DO NOTHING RETURNING id`);
  }

  async add(tx: EntityManager, task: string, payload: object, options: JobOptions = {}): Promise<void> {
    if (options.runAt && (await this.addQuietly(tx, task, payload, options))) return;
    if (options.insteadOf !== undefined) await this.cancel(tx, options.insteadOf);
    await tx.query(
      `SELECT "${this.schema}".add_job($1, payload := $2::json, run_at := $3::timestamptz, job_key := $4::text, max_attempts := $5::int)`,
      [task, JSON.stringify(payload), options.runAt ?? null, options.jobKey ?? null, options.maxAttempts ?? MOST_ATTEMPTS],
    );
  }

  /** Drops the job of that key if it has not started. */
  async cancel(tx: EntityManager, jobKey: string): Promise<void> {
    await tx.query(`SELECT "${this.schema}".remove_job($1)`, [jobKey]);
  }

  /**
   * A job for later wakes nobody, for each waking makes every queue of the database look: workers find it when its time has come.
   * False when the queue has never heard of the task, or has a job of the key already.
   */
  private async addQuietly(tx: EntityManager, task: string, payload: object, { runAt, jobKey, insteadOf, maxAttempts }: JobOptions): Promise<boolean> {
    const added: unknown[] = await tx.query(this.quietly, [task, JSON.stringify(payload), runAt, jobKey ?? null, maxAttempts ?? MOST_ATTEMPTS, insteadOf ?? null]);
    return added.length > 0;
  }
}
