import { traceHeaders } from '@salon/traces';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';

interface JobOptions {
  /** Earliest start; now when absent. */
  runAt?: Date;
  /** Replaces a job with the same key that has not started. */
  jobKey?: string;
  /** Leaves a job with the same key as it is instead, also one that has failed for good. */
  keepsExisting?: boolean;
  /** Maximum number of tries before the job becomes a dead letter; 25 when absent (about three days). */
  maxAttempts?: number;
}

/**
 * All outgoing messages and timeouts of a service are jobs written in the transaction of the fact they follow from, so
 * that neither exists without the other. Jobs run at least once: make each idempotent.
 */
export class Outbox {
  private readonly addJob: string;
  private readonly removeJob: string;

  /** @param schema the service's jobs schema */
  constructor(schema: string) {
    this.addJob = prepared(
      `SELECT FROM "${schema}".add_job(
         $1, payload := $2::json, run_at := $3::timestamptz, job_key := $4::text, max_attempts := $5::int,
         job_key_mode := $6::text)`,
    );
    this.removeJob = prepared(`SELECT FROM "${schema}".remove_job($1)`);
  }

  async add(
    tx: EntityManager,
    task: string,
    payload: object,
    { runAt, jobKey, keepsExisting, maxAttempts }: JobOptions = {},
  ): Promise<void> {
    const values = [
      task,
      JSON.stringify({ ...payload, ...traceHeaders() }),
      runAt ?? null,
      jobKey ?? null,
      maxAttempts ?? null,
      keepsExisting ? 'unsafe_dedupe' : 'replace',
    ];
    await tx.query(this.addJob, values);
  }

  /** Drops the job of that key if it has not started. */
  async cancel(tx: EntityManager, jobKey: string): Promise<void> {
    await tx.query(this.removeJob, [jobKey]);
  }
}
