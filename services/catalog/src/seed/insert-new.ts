import type { EntityManager } from 'typeorm';

/** Rows as JSON records, so that one statement fits every table; `table` is one of ours, never input. */
export async function insertNew(tx: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  await tx.query(
    `INSERT INTO catalog.${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::catalog.${table}, $1::jsonb) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
