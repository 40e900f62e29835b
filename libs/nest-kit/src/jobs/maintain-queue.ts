import { RETENTION } from '@salon/contracts';
import type { Pool } from 'pg';

/**
 * Longer than a job takes: a process that has held a job for as long was killed, and all its jobs of that group are
 * released. The library's own limit is four hours. Beside a job that deletes for longer, those of its group can run
 * twice at a time.
 */
const ABANDONED_AFTER = '60 seconds';
/**
 * A waiting mail is locked as soon as the one before it is being sent. A slow server that keeps each response back for
 * just less than the limit of `Mailer` takes about 100 s for each.
 */
const MAIL_ABANDONED_AFTER = '4 minutes';

/**
 * Releases the jobs of killed workers for others. Uses the database's clock, which also wrote when each job was locked.
 * @param mails the tasks that send mails
 */
export async function unlockAbandoned(
  pool: Pick<Pool, 'query'>,
  schema: string,
  mails: readonly string[],
): Promise<void> {
  await pool.query(
    `SELECT "${schema}".force_unlock_workers(
       ARRAY(
         SELECT locked_by FROM "${schema}".jobs
         WHERE locked_at < now() - CASE WHEN task_identifier = ANY ($1) THEN $2::interval ELSE $3::interval END))`,
    [mails, MAIL_ABANDONED_AFTER, ABANDONED_AFTER],
  );
}

/** Deletes the jobs that were given up long ago: payload and error may be about a person (decision E9). */
export async function deleteGivenUp(pool: Pick<Pool, 'query'>, schema: string): Promise<void> {
  await pool.query(
    `SELECT FROM "${schema}".complete_jobs(
       ARRAY(
         SELECT id FROM "${schema}".jobs
         WHERE attempts >= max_attempts AND locked_at IS NULL
           AND greatest(updated_at, run_at) < now() - make_interval(days => $1)))`,
    [RETENTION.records],
  );
}
