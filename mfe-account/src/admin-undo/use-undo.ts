import { hoursTexts, messages, type UndoneSalonChange } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { undoAction, type ActionToUndo } from './undo.api.js';

interface Undone {
  message?: string;
  data?: Pick<UndoneSalonChange, 'outside'> | undefined;
}

/**
 * Undoes an admin action, or runs a call that undoes several, and shows the response's message, with what the undo
 * leaves as it is and the booked visits that are outside the hours now. All queries are refetched, because any screen
 * may show the action; after a refusal they name the action that depends on it.
 */
export function useUndo() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toActions = { label: 'Admin actions', run: () => void navigate('/admin/actions') };
  const toOutside = { label: hoursTexts.decideOutside, run: () => void navigate('/admin/outside-hours') };
  return useMutation({
    mutationFn: (undo: ActionToUndo | (() => Promise<Undone>)): Promise<Undone> =>
      typeof undo === 'function' ? undo() : undoAction(undo),
    onSuccess: ({ message = messages.actionUndone, data }, undone) => {
      const leaves = 'leaves' in undone && undone.leaves;
      const outside = data?.outside ? hoursTexts.visitsOutside(data.outside) : '';
      const action = outside ? toOutside : leaves ? toActions : undefined;
      const text = [message, leaves, outside].filter(Boolean).join(' ');
      toast.success(text, { ...(action && { action }), endsActions: true });
    },
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: () => client.invalidateQueries(),
  });
}
