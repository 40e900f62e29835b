import { accountRefusals, type Success } from '@salon/contracts';
import { ApiError, messageOf } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useMayBeDone } from '../form-errors/use-may-be-done.js';

interface Options {
  /** @param mayBeDone the response to an earlier try was lost */
  send(mayBeDone: boolean): Promise<Success<object>>;
  done(deleted: Pick<Success<object>, 'message'>): unknown;
  /** The status of a call after the deletion. */
  statusAfter: 401 | 404;
  /** Message of `done` after that status; absent when the status proves the deletion. */
  probablyDone?: string;
  /** The refusal of a deletion that could not be finished. */
  unfinished: 'DELETION_UNFINISHED' | 'CUSTOMER_DELETION_UNFINISHED';
  /** Message when the response has no reason. */
  failed: string;
}

/** A deletion as its dialog runs it. One that was done by a try whose response was lost counts as done. */
export function useDeletion({ send, done, statusAfter, probablyDone, unfinished, failed }: Options) {
  const { mayBeDone, noteResult } = useMayBeDone();
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: () =>
      send(mayBeDone).catch((cause: unknown): { message?: string } => {
        if (mayBeDone && cause instanceof ApiError && cause.status === statusAfter) return { message: probablyDone };
        throw cause;
      }),
    onSuccess: done,
    onError: noteResult,
  });
  // Of a 5xx response the client shows a general sentence; this one says what happened.
  const isUnfinished = error instanceof ApiError && error.code === unfinished;
  return {
    busy: isPending,
    /** Why it was refused or failed. */
    problem: error && (isUnfinished ? accountRefusals[unfinished].text : messageOf(error, failed)),
    run: () => mutate(),
    /** Forgets an earlier failure. */
    reset,
  };
}
