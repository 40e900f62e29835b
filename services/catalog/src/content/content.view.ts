import type { ContentAct, ContentEntry } from '@salon/contracts';
import type { FormShelf, Row } from './shelf.js';

/** An entry and the act that made it what it is. */
export interface Written {
  entry: ContentEntry;
  act: ContentAct;
}

export const asContentEntry = (shelf: FormShelf, row: Row): ContentEntry => ({
  _id: shelf.idOf(row),
  archived: row.archivedAt !== null,
  position: row.position,
  fields: shelf.fieldsOf(row),
});
