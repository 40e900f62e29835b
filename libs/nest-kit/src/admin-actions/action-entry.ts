import { type ActionEntry, catalogRefusals } from '@salon/contracts';
import type { RecordedAction } from './admin-action.js';
import { undoStateOf } from './undo.rules.js';

/** A recorded action with the one that depends on it, and with who undid it. */
export interface ListedAction extends RecordedAction<string, unknown> {
  laterId: string | null;
  laterKind: string | null;
  laterBy: string | null;
  laterAt: Date | null;
  undoneByName: string | null;
}

/** What depends on an action and who undid it, as the screen shows it. */
export const followedBy = (row: Omit<ListedAction, 'before' | 'after'>): Pick<ActionEntry, 'later' | 'undone'> => ({
  later:
    row.laterId === null
      ? null
      : {
          _id: row.laterId,
          kind: row.laterKind ?? '',
          at: row.laterAt?.toISOString() ?? '',
          by: row.laterBy ?? '',
        },
  undone: row.undoneAt && { at: row.undoneAt.toISOString(), by: row.undoneByName },
});

/** An action that can be undone for a day as long as none depends on it. @param overtaken said when one does */
export function asActionEntry(
  row: ListedAction,
  now: Date,
  { overtaken, ...own }: Pick<ActionEntry, 'area' | 'kind' | 'subject' | 'changes'> & { overtaken: string },
): ActionEntry {
  const { ACT_UNDONE, ACT_TOO_OLD } = catalogRefusals;
  const undo = undoStateOf(row, now, {
    undone: ACT_UNDONE.text,
    tooLate: ACT_TOO_OLD.text,
    current: row.laterId === null ? null : overtaken,
  });
  return {
    _id: row.id,
    at: row.at.toISOString(),
    by: { _id: row.adminId, name: row.adminName },
    reason: null,
    ...own,
    ...followedBy(row),
    ...(undo.isUndoable
      ? { undoable: true, undoableUntil: undo.until.toISOString() }
      : { undoable: false, why: undo.why }),
  };
}
