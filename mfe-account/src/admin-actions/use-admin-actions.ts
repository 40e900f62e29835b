import { type ContentAction, messages, type SalonChange, type SalonSubjectName } from '@salon/contracts';
import { browserNow, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { undoAdminAction } from './admin-actions.api.js';
import { adminActionsQuery, salonChangesQuery } from './admin-actions.queries.js';
import { undoableActions, undoableChanges } from './admin-actions.rules.js';

/** Actions on one content type that can still be undone, newest first. */
export const useLatestChanges = (kind: ContentAction['kind']) =>
  useQuery({ ...adminActionsQuery, select: (actions) => undoableActions(actions, kind, browserNow()) });

/** Actions on these parts of the salon that can still be undone, newest first. */
export const useLatestSalonChanges = (subjects: readonly SalonSubjectName[]) =>
  useQuery({ ...salonChangesQuery, select: (changes) => undoableChanges(changes, subjects, browserNow()) });

/** Invalidates all queries, because data for guests changes too, and refetches those on the screen. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

export function useUndo() {
  return useMutation({
    mutationFn: (action: ContentAction | SalonChange) => undoAdminAction(action),
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: useRefresh(),
  });
}

/** Shows a toast with the message and Undo of the response's action: `act` of content or `change` of the salon. */
export function useDoneToast() {
  const refresh = useRefresh();
  const undo = useUndo();
  return ({ message, data }: { message?: string; data: { act: ContentAction } | { change: SalonChange } }) => {
    const action = 'act' in data ? data.act : data.change;
    toast.success(message ?? messages.contentSaved, { action: { label: 'Undo', run: () => undo.mutate(action) } });
    return refresh();
  };
}
