import { type ContentAction, messages, type SalonChange, type SalonSubjectName } from '@salon/contracts';
import { browserNow, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { undoableOf } from '../admin-undo/undo.api.js';
import { undoToast } from '../admin-undo/undo-toast.js';
import { useUndo } from '../admin-undo/use-undo.js';
import { contentActionsQuery, salonChangesQuery } from './admin-actions.queries.js';
import { undoableActions, undoableChanges } from './admin-actions.rules.js';

/** Actions on one content type that can still be undone, newest first. */
export const useLatestChanges = (kind: ContentAction['kind']) =>
  useQuery({ ...contentActionsQuery(kind), select: (actions) => undoableActions(actions, kind, browserNow()) });

/** Actions on these parts of the salon that can still be undone, newest first. */
export const useLatestSalonChanges = (subjects: readonly SalonSubjectName[]) =>
  useQuery({ ...salonChangesQuery(subjects), select: (changes) => undoableChanges(changes, subjects, browserNow()) });

/** The response to what can be undone. */
export interface Done {
  message?: string;
  data: { act: ContentAction } | { change: SalonChange };
}

/**
 * Shows a toast with the message and Undo of the response's action: `act` of content or `change` of the salon. All
 * queries are refetched, because data for guests changes too.
 */
export function useDoneToast() {
  const client = useQueryClient();
  const undo = useUndo();
  return ({ message, data }: Done) => {
    const action = undoableOf('act' in data ? data.act : data.change);
    undoToast(message ?? messages.contentSaved, () => undo.mutate(action));
    return client.invalidateQueries();
  };
}

/**
 * A call without confirmation, because it can be undone.
 * @param failed message of a failure without a reason
 * @param stale the key of the queries that are refetched after a failure
 * @param nextStep what leads on from a failure; undefined for nothing
 */
export function useUndoable(
  run: () => Promise<Done>,
  failed: string,
  stale?: readonly unknown[],
  nextStep?: (error: unknown) => { label: string; run(): void } | undefined,
) {
  const client = useQueryClient();
  const done = useDoneToast();
  return useMutation({
    mutationFn: () => run(),
    onSuccess: done,
    onError: (error) => {
      toast.error(messageOf(error, failed), { action: nextStep?.(error) });
      return stale && client.invalidateQueries({ queryKey: stale });
    },
  });
}
