import { messages, type SecondFactorState, type Success } from '@salon/contracts';
import { ApiError, messageOf, toast, useSession } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { beginSetUp } from './two-step.api.js';
import { secondFactorQuery } from './two-step.queries.js';

/** The state differs from what the page shows: changed elsewhere, or by a call whose response was lost. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && ['SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF'].includes(error.code);

/** Asks for the state again when a failed call leaves it open. */
function useRecheck() {
  const client = useQueryClient();
  const { retry } = useSession();
  return (error: unknown) => {
    if (!isOutdated(error) && !isResponseLost(error)) return;
    void retry();
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
}

/** Begins the set-up; only the mutation holds its secret. */
export function useSetUp() {
  const recheck = useRecheck();
  return useMutation({
    mutationFn: beginSetUp,
    onError: (error) => {
      toast.error(messageOf(error, messages.secondFactorFailed));
      recheck(error);
    },
  });
}

interface Sending<Data> {
  send(code: string): Promise<Success<Data>>;
  /** The state afterwards, when it changes. */
  becomes?: SecondFactorState;
  onDone(data: Data): void;
  /** The response was lost: the change may have been made. */
  onLost?(): void;
}

/** Sends a code that changes two-step sign-in; `problem` is the error of the code. */
export function useCode<Data>({ send, becomes, onDone, onLost }: Sending<Data>) {
  const client = useQueryClient();
  const { user, update } = useSession();
  const recheck = useRecheck();
  const call = useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      if (message) toast.success(message);
      onDone(data);
      if (user && becomes) update({ ...user, secondFactor: becomes });
      return client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
    onError: (error) => {
      if (isResponseLost(error)) onLost?.();
      recheck(error);
    },
  });
  return {
    busy: call.isPending,
    problem: call.isError ? messageOf(call.error, messages.secondFactorFailed) : null,
    clear: call.reset,
    send: call.mutate,
  };
}
