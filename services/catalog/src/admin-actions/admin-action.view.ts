import type { ContentAction } from '@salon/contracts';
import type { Row } from '../content-types/content-type.js';
import { undoUntil } from './admin-action.rules.js';

/** One row of `catalog.act`: one change by an admin. */
export interface AdminActionRow {
  id: string;
  kind: ContentAction['kind'];
  what: ContentAction['what'];
  entryId: string;
  byName: string;
  before: Row | null;
  /** As read back from the database: an undo compares the current row with it. */
  after: Row;
  at: Date;
  undoneAt: Date | null;
}

export const asContentAct = ({ id, kind, what, entryId, byName, at, undoneAt }: AdminActionRow): ContentAction => ({
  _id: id,
  kind,
  what,
  entryId,
  by: byName,
  at: at.toISOString(),
  undoUntil: undoUntil(at).toISOString(),
  undone: undoneAt !== null,
});
