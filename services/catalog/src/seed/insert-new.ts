import type { EntityManager } from 'typeorm';

/**
 * Inserts the rows whose keys do not exist yet. They are passed as JSON records, so one statement fits every table;
 * `table` is a constant, never input.
 */
export async function insertNew(tx: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  await tx.query(
    `INSERT INTO catalog.${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::catalog.${table}, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
