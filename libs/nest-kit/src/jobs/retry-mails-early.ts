import type { Pool } from 'pg';
import { PermanentJobError } from './permanent-job-error.js';

/**
 * A mail that has failed so often waits 55 s for its next try, then 148 s, 403 s and so on. It keeps this number of
 * tries, which counts it as failing (`queue.queries.ts`) and does not use up those of a longer failure.
 */
const FAILED_TRIES = 4;
/** How long after it was written a mail is retried early; later its pauses grow. */
const RETRY_EARLY_FOR = '1 hour';
/** Between two tries; the same for all processes, because `reschedule_jobs` notes when it was called. */
const PAUSE = '20 seconds';
/**
 * The error of a mail that the server may have accepted begins so. Each further try could be one more copy, so that
 * its pauses are left to grow.
 */
export const MAYBE_SENT = 'the mail server did not confirm this mail, which may have been sent';

/** Keeps that a mail may have been sent in the errors of its later tries. @param before the error of the last try */
export const keepMaybeSent =
  (before: string | null) =>
  (error: Error): never => {
    if (!before?.startsWith(MAYBE_SENT) || error.message.startsWith(MAYBE_SENT) || error instanceof PermanentJobError)
      throw error;
    throw new Error(`${MAYBE_SENT}: ${error.message}`, { cause: error });
  };

/**
 * Tries waiting mails now that were certainly not sent, so that each leaves within a minute once a mail server that was
 * away for less than an hour is back. Uses the database's clock, which also decides when a job is due.
 * @param tasks the tasks of the group `mail`
 */
export async function retryMailsEarly(
  pool: Pick<Pool, 'query'>,
  schema: string,
  tasks: readonly string[],
): Promise<void> {
  await pool.query(
    `SELECT FROM "${schema}".reschedule_jobs(
       ARRAY(
         SELECT id FROM "${schema}".jobs
         WHERE task_identifier = ANY ($1) AND attempts >= $2 AND attempts < max_attempts AND run_at > now()
           AND created_at > now() - $3::interval AND updated_at < now() - $4::interval
           AND NOT starts_with(last_error, $5)),
       run_at := now(), attempts := $2 - 1)`,
    [tasks, FAILED_TRIES, RETRY_EARLY_FOR, PAUSE, MAYBE_SENT],
  );
}
