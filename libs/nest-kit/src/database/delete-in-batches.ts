import type { DataSource } from 'typeorm';

/** Rows of one statement, so that each ends well within the statement time-out. */
export const DELETE_BATCH = 1_000;

interface Deletion {
  /** With its schema; a constant of the code. */
  table: string;
  /** The condition of the rows; a constant of the code. */
  where: string;
  parameters: unknown[];
}

/** Deletes the matching rows, a thousand per statement and transaction, until none is left. */
export async function deleteInBatches(db: DataSource, { table, where, parameters }: Deletion): Promise<void> {
  for (let deleted = DELETE_BATCH; deleted === DELETE_BATCH;) {
    [, deleted] = await db.query<[unknown, number]>(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${DELETE_BATCH}))`,
      parameters,
    );
  }
}
