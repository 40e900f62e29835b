import { type ContentAction, messages, type SalonChange, type SalonSubjectName } from '@salon/contracts';
import { browserNow, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { undoAdminAction } from './admin-actions.api.js';
import { adminActionsQuery, salonChangesQuery } from './admin-actions.queries.js';
import { undoableActions, undoableChanges } from './admin-actions.rules.js';

/** What was done to one kind of content and can still be undone, newest first. */
export const useLatestChanges = (kind: ContentAction['kind']) =>
  useQuery({ ...adminActionsQuery, select: (actions) => undoableActions(actions, kind, browserNow()) });

/** What was done to these parts of the salon and can still be undone, newest first. */
export const useLatestSalonChanges = (subjects: readonly SalonSubjectName[]) =>
  useQuery({ ...salonChangesQuery, select: (changes) => undoableChanges(changes, subjects, browserNow()) });

/** Refetches what is on the screen; what guests read changes too, so everything is stale. */
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

/** Shows a toast with the message and Undo of the answered action, `act` of content or `change` of the salon. */
export function useDoneToast() {
  const refresh = useRefresh();
  const undo = useUndo();
  return ({ message, data }: { message?: string; data: { act: ContentAction } | { change: SalonChange } }) => {
    const action = 'act' in data ? data.act : data.change;
    toast.success(message ?? messages.contentSaved, { action: { label: 'Undo', run: () => undo.mutate(action) } });
    return refresh();
  };
}
