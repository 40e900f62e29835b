import type { ContentAction } from '@salon/contracts';
import type { RecordedAction } from '@salon/nest-kit';
import { undoEnd } from '@salon/nest-kit/undo.rules';
import type { Row } from '../content-types/content-type.js';

/** An admin's change of an item. `after` is read back from the database: an undo compares the current row with it. */
export interface ContentActionRecord extends RecordedAction<ContentAction['kind'], Row | null, Row> {
  what: ContentAction['what'];
  entryId: string;
}

/** Whether an undo archived the item (undo of a creation) or restored it. */
function effectOf({ what, before, after }: Pick<ContentActionRecord, 'what' | 'before' | 'after'>) {
  const [was, is] = [before?.archivedAt ?? null, after.archivedAt ?? null];
  if (what !== 'undo' || (was === null) === (is === null)) return undefined;
  return is === null ? 'restore' : 'archive';
}

export const asContentAction = ({
  id,
  kind,
  what,
  entryId,
  adminName,
  at,
  undoneAt,
  before,
  after,
}: ContentActionRecord): ContentAction => ({
  _id: id,
  kind,
  what,
  entryId,
  by: adminName,
  at: at.toISOString(),
  undoUntil: undoEnd(at).toISOString(),
  undone: undoneAt !== null,
  effect: effectOf({ what, before, after }),
});
