import type { ContentKind } from '@salon/contracts';
import type { EntityManager } from 'typeorm';

/** A row as JSON, the form in which an act keeps it. */
export type Row = Record<string, unknown> & { archivedAt: string | null; position: number };

/** Where the entries of one kind stand: how a row is held, what a form makes of it, and what the form shows of it. */
export interface Shelf {
  kind: ContentKind | 'reviews';
  /** The row as it is now, held until the transaction ends; null when there is none. */
  hold(tx: EntityManager, id: string): Promise<Row | null>;
  /** Writes the whole row, a new one too. */
  put(tx: EntityManager, row: Row): Promise<void>;
}

/** A shelf whose entries come from forms. */
export interface FormShelf extends Shelf {
  kind: ContentKind;
  /** The key of a new entry of those fields, and the id of a row. */
  newKey(fields: Record<string, unknown>): Record<string, string>;
  idOf(row: Record<string, unknown>): string;
  /** The columns that a whole form fills. */
  columnsOf(fields: Record<string, unknown>): Record<string, unknown>;
  fieldsOf(row: Row): Record<string, unknown>;
  /** Every entry, archived ones too, in the order of the site. */
  all(tx: EntityManager): Promise<Row[]>;
  /** @throws DomainError when another row does not allow what is about to be written */
  check?(tx: EntityManager, row: Row): Promise<void>;
}

type TableShelf = Pick<FormShelf, 'hold' | 'put' | 'all'>;

/** The plain case: one table with one key, "position" and "archivedAt". Table and columns are ours, never input. */
export const tableShelf = (table: string, key = 'id'): TableShelf => ({
  hold: async (tx, id) => {
    const [found]: { row: Row }[] = await tx.query(
      `SELECT to_jsonb(entry) AS row FROM catalog.${table} entry WHERE entry."${key}"::text = $1 FOR UPDATE`,
      [id],
    );
    return found?.row ?? null;
  },
  put: async (tx, row) => {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    const list = columns.join(', ');
    await tx.query(
      `
      INSERT INTO catalog.${table} (${list}) SELECT ${list} FROM jsonb_populate_record(NULL::catalog.${table}, $1::jsonb)
      ON CONFLICT ("${key}") DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}`,
      [JSON.stringify(row)],
    );
  },
  all: async (tx) => {
    const rows: { row: Row }[] = await tx.query(
      `SELECT to_jsonb(entry) AS row FROM catalog.${table} entry ORDER BY position, "${key}"`,
    );
    return rows.map(({ row }) => row);
  },
});
