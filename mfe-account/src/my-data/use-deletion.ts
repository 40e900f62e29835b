import { accountRefusals } from '@salon/contracts';
import { ApiError, messageOf } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';

interface Options<Done> {
  send(): Promise<Done>;
  done(deleted: Done): unknown;
  /** The refusal of a deletion that could not be finished. */
  unfinished: 'DELETION_UNFINISHED' | 'CUSTOMER_DELETION_UNFINISHED';
  /** Message when the response has no reason. */
  failed: string;
}

/** A deletion as its dialog runs it. */
export function useDeletion<Done>({ send, done, unfinished, failed }: Options<Done>) {
  const { error, isPending, mutate, reset } = useMutation({ mutationFn: send, onSuccess: done });
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
