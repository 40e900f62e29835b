import { eventually } from './eventually.js';

interface Database {
  query<T>(statement: string, parameters?: unknown[]): Promise<T>;
}

/** Adds a job to the queue of a schema as a dead job, as if all its tries had failed. @returns its id */
export async function givenUpJob(db: Database, schema: string, task: string, error: string): Promise<string> {
  const [job] = await db.query<{ id: string }[]>(
    `SELECT id::text FROM "${schema}".add_job($1, run_at := '2100-01-01T00:00:00Z')`,
    [task],
  );
  const id = job?.id ?? '';
  await db.query(`SELECT FROM "${schema}".permanently_fail_jobs(ARRAY[$1::bigint], $2)`, [id, error]);
  return id;
}

/** Deletes the jobs of a queue, except those that a worker runs now. */
export const deleteJobs = async (db: Database, schema: string): Promise<void> => {
  await db.query(`SELECT FROM "${schema}".complete_jobs(ARRAY(SELECT id FROM "${schema}".jobs))`);
};

/** Makes the jobs of a queue due, except dead jobs and those that a worker runs now. */
export const makeJobsDue = async (db: Database, schema: string): Promise<void> => {
  await db.query(
    `SELECT FROM "${schema}".reschedule_jobs(
       ARRAY(SELECT id FROM "${schema}".jobs WHERE attempts < max_attempts), run_at := '2000-01-01')`,
  );
};

/** The names of the crons in a queue, once its workers have registered at least that many. */
export async function registeredCrons(db: Database, schema: string, atLeast: number): Promise<string[]> {
  const rows = await eventually(
    () => db.query<{ identifier: string }[]>(`SELECT identifier FROM "${schema}"._private_known_crontabs ORDER BY 1`),
    (found) => found.length >= atLeast,
  );
  return rows.map(({ identifier }) => identifier);
}
