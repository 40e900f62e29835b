import type { ContentTypeName } from '@salon/contracts';
import type { EntityManager } from 'typeorm';

/** A row as JSON, the format in the history of admin actions. */
export type Row = Record<string, unknown> & { archivedAt: string | null; position: number };

/** A type of row that admin actions change, and whose changes can be undone. */
export interface UndoableType {
  name: ContentTypeName | 'reviews' | 'messages';
  /** The current row, locked until the transaction ends; null when there is none. */
  lock(tx: EntityManager, id: string): Promise<Row | null>;
  /** Inserts or updates the whole row. */
  save(tx: EntityManager, row: Row): Promise<void>;
  /** @throws DomainError when another row conflicts with it; undo asks it, too */
  check?(tx: EntityManager, row: Row): Promise<void>;
}

/** How the order of a type's items is stored. */
interface ItemOrder {
  /** Locks all items against other changes until the transaction ends. */
  lockAll(tx: EntityManager): Promise<void>;
  /** The position behind all items. */
  nextPosition(tx: EntityManager): Promise<number>;
  /** Stores this order of all items. */
  save(tx: EntityManager, ids: readonly string[]): Promise<void>;
}

/** A type of content that admins edit in a form: how its items are stored and how form fields map to columns. */
export interface ContentType extends UndoableType {
  name: ContentTypeName;
  /** The key of a new item with these fields. */
  newKey(fields: Record<string, unknown>): Record<string, string>;
  idOf(row: Record<string, unknown>): string;
  /** The columns of a complete form. */
  columnsOf(fields: Record<string, unknown>): Record<string, unknown>;
  fieldsOf(row: Row): Record<string, unknown>;
  /** Every item, archived ones too, in the order of the site. */
  all(tx: EntityManager): Promise<Row[]>;
  /** For a type with several items. */
  order?: ItemOrder;
}
