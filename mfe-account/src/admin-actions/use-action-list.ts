import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@salon/web-kit/query';
import { type ActionFilter, undoAction } from './action-list.api.js';
import { actionsQuery } from './action-list.queries.js';

export const useActions = (filter: ActionFilter) => useInfiniteQuery(actionsQuery(filter));

/** A refusal is shown, and the list refetched: it then names the action that depends on this one. */
export function useUndoAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoAction,
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: () => client.invalidateQueries(),
  });
}
