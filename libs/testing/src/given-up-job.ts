interface Database {
  query<T>(statement: string, parameters: unknown[]): Promise<T>;
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
