import { type ContentAction, messages, type SalonChange, type SalonSubjectName } from '@salon/contracts';
import { browserNow, toast } from '@salon/web-kit';
import { useQuery, useQueryClient } from '@salon/web-kit/query';
import { undoableOf } from '../admin-undo/undo.api.js';
import { useUndo } from '../admin-undo/use-undo.js';
import { adminActionsQuery, salonChangesQuery } from './admin-actions.queries.js';
import { undoableActions, undoableChanges } from './admin-actions.rules.js';

/** Actions on one content type that can still be undone, newest first. */
export const useLatestChanges = (kind: ContentAction['kind']) =>
  useQuery({ ...adminActionsQuery, select: (actions) => undoableActions(actions, kind, browserNow()) });

/** Actions on these parts of the salon that can still be undone, newest first. */
export const useLatestSalonChanges = (subjects: readonly SalonSubjectName[]) =>
  useQuery({ ...salonChangesQuery, select: (changes) => undoableChanges(changes, subjects, browserNow()) });

/**
 * Shows a toast with the message and Undo of the response's action: `act` of content or `change` of the salon. All
 * queries are refetched, because data for guests changes too.
 */
export function useDoneToast() {
  const client = useQueryClient();
  const undo = useUndo();
  return ({ message, data }: { message?: string; data: { act: ContentAction } | { change: SalonChange } }) => {
    const action = undoableOf('act' in data ? data.act : data.change);
    toast.success(message ?? messages.contentSaved, { action: { label: 'Undo', run: () => undo.mutate(action) } });
    return client.invalidateQueries();
  };
}
