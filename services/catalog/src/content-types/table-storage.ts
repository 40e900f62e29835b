import type { ContentType, Row } from './content-type.js';

type Storage = Pick<ContentType, 'lock' | 'save' | 'all' | 'order'>;

const itemOrder = (table: string, key: string): ContentType['order'] => ({
  lockAll: async (tx) => {
    await tx.query(`SELECT FROM catalog.${table} ORDER BY "${key}" FOR UPDATE`);
  },
  nextPosition: async (tx) => {
    const [{ next }] = await tx.query<[{ next: number }]>(
      `SELECT coalesce(max(position), -1) + 1 AS next FROM catalog.${table}`,
    );
    return next;
  },
  save: async (tx, ids) => {
    await tx.query(
      `UPDATE catalog.${table} AS item SET position = wanted.at - 1
       FROM unnest($1::text[]) WITH ORDINALITY AS wanted (id, at)
       WHERE item."${key}"::text = wanted.id AND position <> wanted.at - 1`,
      [ids],
    );
  },
});

/**
 * Stores items in one table with one key, "position" and "archivedAt". Table and column names are constants, never
 * input.
 */
export const tableStorage = (table: string, key = 'id'): Storage => ({
  lock: async (tx, id) => {
    const [found]: { row: Row }[] = await tx.query(
      `SELECT to_jsonb(item) AS row FROM catalog.${table} item WHERE item."${key}"::text = $1 FOR UPDATE`,
      [id],
    );
    return found?.row ?? null;
  },
  save: async (tx, row) => {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    const list = columns.join(', ');
    await tx.query(
      `
      INSERT INTO catalog.${table} (${list})
      SELECT ${list} FROM jsonb_populate_record(NULL::catalog.${table}, $1::jsonb)
      ON CONFLICT ("${key}") DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}`,
      [JSON.stringify(row)],
    );
  },
  all: async (tx) => {
    const rows: { row: Row }[] = await tx.query(
      `SELECT to_jsonb(item) AS row FROM catalog.${table} item ORDER BY position, "${key}"`,
    );
    return rows.map(({ row }) => row);
  },
  order: itemOrder(table, key),
});
