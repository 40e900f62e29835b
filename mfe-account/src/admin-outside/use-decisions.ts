import { messages, type OutsideVisit } from '@salon/contracts';
import { messageOf } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { undoAction } from '../admin-undo/undo.api.js';
import type { Decided } from './decisions.js';
import { sendDecision } from './outside.api.js';
import { outsideVisitsQuery } from './outside.queries.js';

/** The result of a decision: done, with the action to undo, or refused with a reason. */
export interface Outcome {
  visit: OutsideVisit;
  /** What was done, without a full stop. */
  done: string;
  actionId: string | null;
  refusal: string | null;
  undone: boolean;
  /** Why it could not be undone. */
  undoRefusal: string | null;
}

async function outcomeOf({ visit, choice }: Decided): Promise<Outcome> {
  const base = { visit, done: choice.done, undone: false, undoRefusal: null };
  try {
    const { act } = await sendDecision(visit, choice.decision);
    return { ...base, actionId: act?.undoable ? act.id : null, refusal: null };
  } catch (error) {
    return { ...base, actionId: null, refusal: messageOf(error, messages.visitDecisionFailed) };
  }
}

/** Executes decisions one after another, and undoes single ones; `outcomes` is null before. */
export function useDecisions() {
  const client = useQueryClient();
  const { data: open } = useQuery(outsideVisitsQuery);
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null);
  const refresh = () => client.invalidateQueries();
  const deciding = useMutation({
    mutationFn: async (decided: readonly Decided[]) => {
      const done: Outcome[] = [];
      for (const each of decided) done.push(await outcomeOf(each));
      return done;
    },
    onSuccess: setOutcomes,
    onSettled: refresh,
  });
  const undoing = useMutation({
    mutationFn: ({ actionId }: Outcome) => undoAction({ kind: 'visit', id: actionId ?? '' }),
    onSuccess: (_done, undone) => change(undone, { undone: true, actionId: null }),
    onError: (error, failed) =>
      change(failed, { undoRefusal: messageOf(error, messages.actionUndoFailed), actionId: null }),
    onSettled: refresh,
  });
  const change = (outcome: Outcome, to: Partial<Outcome>) =>
    setOutcomes((all) => all && all.map((each) => (each.visit._id === outcome.visit._id ? { ...each, ...to } : each)));
  return {
    outcomes,
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
    /** Whether the visit still waits for a decision, once the list has been read again. */
    isOpen: ({ _id }: OutsideVisit): boolean =>
      !deciding.isPending && open !== undefined && open.visits.some((each) => each._id === _id),
    undo: (outcome: Outcome) => undoing.mutate(outcome),
    undoing: undoing.isPending ? undoing.variables.visit._id : null,
  };
}
