interface Database {
  query<T>(sql: string, parameters?: unknown[]): Promise<T>;
}

const TABLES = `
  SELECT format('%I.%I', table_schema, table_name) AS "table" FROM information_schema.tables
  WHERE table_schema LIKE $1 || '%' AND table_type = 'BASE TABLE' ORDER BY 1`;

/**
 * The columns of a service's tables, those of its jobs included, that hold one of the words: `schema.table` → columns.
 */
export async function rowsWith(
  db: Database,
  schema: string,
  words: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { table } of await db.query<{ table: string }[]>(TABLES, [schema])) {
    const columns = await db.query<{ column: string }[]>(
      `SELECT DISTINCT cell.key AS "column" FROM ${table} item, jsonb_each_text(to_jsonb(item)) AS cell
       WHERE lower(cell.value) LIKE ANY ($1::text[]) ORDER BY 1`,
      [words.map((word) => `%${word.toLowerCase()}%`)],
    );
    if (columns.length > 0) found[table] = columns.map(({ column }) => column);
  }
  return found;
}
