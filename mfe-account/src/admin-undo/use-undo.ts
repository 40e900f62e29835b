import { hoursTexts, messages, type UndoneSalonChange } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useLocation, useNavigate } from '@salon/web-kit/router';
import { undoAction, type ActionToUndo } from './undo.api.js';

interface Undone {
  message?: string;
  data?: Pick<UndoneSalonChange, 'outside'> | undefined;
}

/**
 * Undoes an admin action, or runs a call that undoes several, and shows the response's message, with who is mailed,
 * what the undo leaves as it is and the booked visits that are outside the hours now. All queries are refetched,
 * because any screen may show the action; after a refusal they name the action that depends on it.
 */
export function useUndo() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** None to the page that is open. */
  const linkTo = (path: string, label: string) =>
    path === pathname ? undefined : { label, run: () => void navigate(path) };
  return useMutation({
    mutationFn: (undo: ActionToUndo | (() => Promise<Undone>)): Promise<Undone> =>
      typeof undo === 'function' ? undo() : undoAction(undo),
    onSuccess: ({ message = messages.actionUndone, data }, undone) => {
      const leaves = 'leaves' in undone && undone.leaves;
      const outside = data?.outside ? hoursTexts.visitsOutside(data.outside) : '';
      const mailed = 'mails' in undone && undone.mails && 'The customer is mailed.';
      const toActions = leaves ? linkTo('/admin/actions', 'Admin actions') : undefined;
      const action = outside ? linkTo('/admin/outside-hours', hoursTexts.decideOutside) : toActions;
      const text = [message, mailed, leaves, outside].filter(Boolean).join(' ');
      toast.success(text, { ...(action && { action }), endsActions: true });
    },
    // Without a response it may be undone: no toast offers it again.
    onError: (error) =>
      toast.error(messageOf(error, messages.actionUndoFailed), { endsActions: isResponseLost(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}
