import type { ContentAct } from '@salon/contracts';
import { undoUntil } from './content.rules.js';
import type { Row } from './shelf.js';

/** One row of `catalog.act`. */
export interface ActRow {
  id: string;
  kind: ContentAct['kind'];
  what: ContentAct['what'];
  entryId: string;
  byName: string;
  before: Row | null;
  after: Row;
  at: Date;
  undoneAt: Date | null;
}

export const asContentAct = ({ id, kind, what, entryId, byName, at, undoneAt }: ActRow): ContentAct => ({
  _id: id,
  kind,
  what,
  entryId,
  by: byName,
  at: at.toISOString(),
  undoUntil: undoUntil(at).toISOString(),
  undone: undoneAt !== null,
});
