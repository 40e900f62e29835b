import { type ContentAction, messages } from '@salon/contracts';
import { browserNow, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { undoAdminAction } from './admin-actions.api.js';
import { adminActionsQuery } from './admin-actions.queries.js';
import { undoableActions } from './admin-actions.rules.js';

/** What was done to one kind of content and can still be undone, newest first. */
export const useLatestChanges = (kind: ContentAction['kind']) =>
  useQuery({ ...adminActionsQuery, select: (actions) => undoableActions(actions, kind, browserNow()) });

/** Refetches what is on the screen; what guests read changes too, so everything is stale. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

export function useUndo() {
  return useMutation({
    mutationFn: ({ _id }: ContentAction) => undoAdminAction(_id),
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: useRefresh(),
  });
}

/** Shows a toast with the message and Undo. */
export function useDoneToast() {
  const refresh = useRefresh();
  const undo = useUndo();
  return ({ message, data }: { message?: string; data: { act: ContentAction } }) => {
    toast.success(message ?? messages.contentSaved, { action: { label: 'Undo', run: () => undo.mutate(data.act) } });
    return refresh();
  };
}
