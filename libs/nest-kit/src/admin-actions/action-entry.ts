import type { ActionEntry } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import { type ActionFilter, filterParameters } from './action-page.js';
import type { RecordedAction } from './admin-action.js';
import { undoingOf } from './undo.rules.js';

/** A recorded action with the action that depends on it, and with who undid it. */
export interface ListedAction extends RecordedAction<string, unknown> {
  laterId: string | null;
  laterKind: string | null;
  laterBy: string | null;
  laterAt: Date | null;
  undoneByName: string | null;
}

/** The dependent action and who undid the action, as the screen shows them. */
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

/** A service's description of its own action. */
interface OwnEntry extends Pick<ActionEntry, 'area' | 'kind' | 'subject' | 'changes' | 'undoLeaves'> {
  /** Shown when another action depends on it. */
  overtaken: string;
  /** Another reason why it cannot be undone now. */
  obstacle?: string | null;
}

/** A page of actions that can be undone for a day as long as none depends on them. @param more of `sql`, from $6 on */
export async function readActions<Row extends ListedAction>(
  db: DataSource,
  sql: string,
  { filter, now, more = [] }: { filter: ActionFilter; now: Date; more?: readonly unknown[] },
  ownOf: (row: Row) => OwnEntry,
): Promise<ActionEntry[]> {
  const rows = await db.query<Row[]>(sql, [...filterParameters(filter), ...more]);
  return rows.map((row) => asActionEntry(row, now, ownOf(row)));
}

function asActionEntry(row: ListedAction, now: Date, { overtaken, obstacle = null, ...own }: OwnEntry): ActionEntry {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    by: { _id: row.adminId, name: row.adminName },
    reason: null,
    ...own,
    ...followedBy(row),
    ...undoingOf(row, now, row.laterId === null ? obstacle : overtaken),
  };
}
