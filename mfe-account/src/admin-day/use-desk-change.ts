import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { type Changed, undoChange } from './day.api.js';

interface DeskChange {
  run(): Promise<Changed>;
  /** Said once it is done. */
  done: string;
}

/** Changes a visit from the desk; the toast carries the Undo, when there is one. */
export function useDeskChange(onDone: () => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries();
  const undo = useMutation({
    mutationFn: undoChange,
    onSuccess: () => toast.success(messages.actionUndone),
    onError: (error) => toast.error(messageOf(error, messages.actionUndoFailed)),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ run }: DeskChange) => run(),
    onSuccess: ({ act }, { done }) => {
      toast.success(done, act?.undoable ? { action: { label: 'Undo', run: () => undo.mutate(act.id) } } : undefined);
      onDone();
    },
    onError: (error) => toast.error(messageOf(error, messages.visitDecisionFailed)),
    onSettled: refresh,
  });
}
