import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { undoAction, type ActionToUndo } from './undo.api.js';

/**
 * Undoes an admin action, or runs a call that undoes several, and shows the response's message, with what the undo
 * leaves as it is. All queries are refetched, because any screen may show the action; after a refusal they name the
 * action that depends on it.
 */
export function useUndo() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toActions = { label: 'Admin actions', run: () => void navigate('/admin/actions') };
  return useMutation({
    mutationFn: (undo: ActionToUndo | (() => Promise<{ message?: string }>)) =>
      typeof undo === 'function' ? undo() : undoAction(undo),
    onSuccess: ({ message = messages.actionUndone }, undone) =>
      'leaves' in undone && undone.leaves
        ? toast.success(`${message} ${undone.leaves}`, { action: toActions, endsActions: true })
        : toast.success(message, { endsActions: true }),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: () => client.invalidateQueries(),
  });
}
