import type { EntityManager } from 'typeorm';
import { prepared } from './prepared.js';

export interface JobOptions {
  /** Earliest start; now when absent. */
  runAt?: Date;
  /** A job of the same key that has not started is replaced. */
  jobKey?: string;
  /** Tries before the job is given up and stays in the table; 25 when absent (about three days). */
  maxAttempts?: number;
}

/** SQL expressions of a job for later. */
export interface LaterJob {
  task: string;
  payload: string;
  runAt: string;
  key: string;
  /** Key of a job that this one makes needless: dropped if it has not started. */
  insteadOf?: string;
  maxAttempts?: string;
  /** A part of the same WITH; its rows are what the expressions above may speak of, a job for each. */
  of?: string;
}

const MOST_ATTEMPTS = 25;

/**
 * Everything that leaves a service, and every time-out, is a job written in the transaction of the fact it follows
 * from, so that neither exists without the other. Jobs run at least once: make each idempotent.
 */
export class Outbox {
  private readonly quietly: string;

  constructor(private readonly schema: string) {
    const job = { task: '$1', payload: '$2::json', runAt: '$3::timestamptz', key: '$4::text', maxAttempts: '$5::int' };
    this.quietly = prepared(`WITH ${this.laterSql(job)} SELECT id FROM queued`);
  }

  async add(tx: EntityManager, task: string, payload: object, options: JobOptions = {}): Promise<void> {
    if (options.runAt && (await this.addQuietly(tx, task, payload, options))) return;
    await tx.query(
      `SELECT "${this.schema}".add_job($1, payload := $2::json, run_at := $3::timestamptz, job_key := $4::text, max_attempts := $5::int)`,
      [
        task,
        JSON.stringify(payload),
        options.runAt ?? null,
        options.jobKey ?? null,
        options.maxAttempts ?? MOST_ATTEMPTS,
      ],
    );
  }

  /** Drops the job of that key if it has not started. */
  async cancel(tx: EntityManager, jobKey: string): Promise<void> {
    await tx.query(`SELECT "${this.schema}".remove_job($1)`, [jobKey]);
  }

  /**
   * Parts of a WITH that add a job for later, so that it can be one statement with its fact. It wakes nobody, for each waking makes
   * every queue of the database look: workers find it when its time has come. `queued` has no row for a task no queue has heard of
   * yet, nor beside a job of the same key: `add` it then.
   */
  laterSql({ task, payload, runAt, key, insteadOf, maxAttempts = String(MOST_ATTEMPTS), of }: LaterJob): string {
    const dropped = insteadOf
      ? `dropped AS (DELETE FROM "${this.schema}"._private_jobs WHERE key = ${insteadOf} AND locked_at IS NULL),`
      : '';
    return `${dropped}
      queued AS (
        INSERT INTO "${this.schema}"._private_jobs (task_id, payload, run_at, key, max_attempts)
        SELECT task.id, ${payload}, ${runAt}, ${key}, ${maxAttempts} FROM "${this.schema}"._private_tasks task${of ? `, ${of}` : ''} WHERE task.identifier = ${task}
        ON CONFLICT (key) DO NOTHING RETURNING id)`;
  }

  private async addQuietly(
    tx: EntityManager,
    task: string,
    payload: object,
    { runAt, jobKey, maxAttempts }: JobOptions,
  ): Promise<boolean> {
    const queued: unknown[] = await tx.query(this.quietly, [
      task,
      JSON.stringify(payload),
      runAt,
      jobKey ?? null,
      maxAttempts ?? MOST_ATTEMPTS,
    ]);
    return queued.length > 0;
  }
}
