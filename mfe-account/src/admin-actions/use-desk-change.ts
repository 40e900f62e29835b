import { type AdminActionUndo, messages, type SalonChange } from '@salon/contracts';
import { messageOf, toast, useHasLeft } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { undoToast } from '../admin-undo/undo-toast.js';
import { useUndo } from '../admin-undo/use-undo.js';

/**
 * The response to a change at the desk: the admin action on a visit or the change of a block, each with its undo, or an
 * undo.
 */
interface Done {
  act?: AdminActionUndo;
  change?: SalonChange;
  undo?(): Promise<{ message?: string }>;
}

export interface DeskChange<Result extends Done = Done> {
  run(): Promise<Result>;
  /** Message on success. */
  done: string | ((result: Result) => string);
  /** Message of a failure without a reason. */
  failed?: string;
  /** Handles a refusal; without it a toast shows the reason. */
  refused?(error: Error): void;
}

/** Undoes the last admin action of this browser; null when there is none. */
let undoLast: (() => void) | null = null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl+Z, outside fields and dialogs, undoes the last admin action. */
export function useUndoKey() {
  useEffect(() => {
    undoLast = null; // Set on another page, perhaps by somebody else.
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (isTyping(event.target) || !undoLast) return;
      event.preventDefault();
      undoLast();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      undoLast = null;
    };
  }, []);
}

interface Options {
  /** The form shows the refusal by `Refusal`; otherwise a toast does. */
  isForm?: boolean;
  /** The visit that it changes, for `useIsSaving`. */
  visitId?: string;
}

const keyOf = (visitId: string) => ['desk', visitId];

/** Whether a change of the visit is being saved. */
export function useIsSaving(visitId: string): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    client.getMutationCache().subscribe,
    () => client.isMutating({ mutationKey: keyOf(visitId) }) > 0,
  );
}

export type RunningChange = ReturnType<typeof useDeskChange>;

/** Changes a visit, a block or a task from the desk; the toast carries the Undo, when there is one. */
export function useDeskChange<Result extends Done = Done>(
  onDone: () => void,
  { isForm = false, visitId }: Options = {},
) {
  const client = useQueryClient();
  const hasLeft = useHasLeft();
  const refresh = () => client.invalidateQueries();
  const undo = useUndo();
  const undoOf = ({ act, change, undo: own }: Done): (() => void) | null => {
    const block = change && ({ kind: 'salon', id: change._id } as const);
    const undoable = own ?? (act?.undoable ? ({ kind: 'visit', id: act.id } as const) : block);
    if (!undoable) return null;
    return () => {
      undoLast = null;
      undo.mutate(undoable);
    };
  };
  return useMutation({
    mutationKey: visitId === undefined ? undefined : keyOf(visitId),
    mutationFn: ({ run }: DeskChange<Result>) => {
      undoLast = null; // Also while the outcome of this change is not known: it would undo an earlier one.
      return run();
    },
    onSuccess: async (result, { done }) => {
      await refresh(); // Before the dialog closes: a moved visit does not jump back meanwhile.
      undoLast = undoOf(result);
      undoToast(typeof done === 'string' ? done : done(result), undoLast);
      onDone();
    },
    onError: (error, { refused, failed = messages.visitDecisionFailed }) => {
      refused?.(error);
      // A form that was left shows nothing any more.
      if (hasLeft.current || (!refused && !isForm)) toast.error(messageOf(error, failed));
      void refresh(); // Not awaited: the refusal is shown at once.
    },
  });
}
