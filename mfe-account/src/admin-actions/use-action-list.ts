import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@salon/web-kit/query';
import { type ActionFilter, undoEntry } from './action-list.api.js';
import { actionsQuery } from './action-list.queries.js';

export const useActions = (filter: ActionFilter) => useInfiniteQuery(actionsQuery(filter));

/** A refusal is said, and the list read anew: it then names what depends on the action. */
export function useUndoEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoEntry,
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: () => client.invalidateQueries(),
  });
}
