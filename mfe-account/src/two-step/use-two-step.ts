import { messages, type SecondFactorState, type Success } from '@salon/contracts';
import { messageOf, toast, useSession } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { beginSetUp } from './two-step.api.js';
import { secondFactorQuery } from './two-step.queries.js';

/** Begins the set-up; only the mutation holds its secret. */
export function useSetUp() {
  return useMutation({
    mutationFn: beginSetUp,
    onError: (error) => toast.error(messageOf(error, messages.secondFactorFailed)),
  });
}

interface Sending<Data> {
  send(code: string): Promise<Success<Data>>;
  /** The state afterwards, when it changes. */
  becomes?: SecondFactorState;
  onDone(data: Data): void;
}

/** Sends a code that changes two-step sign-in; `problem` is the error of the code. */
export function useCode<Data>({ send, becomes, onDone }: Sending<Data>) {
  const client = useQueryClient();
  const { user, update } = useSession();
  const call = useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      if (message) toast.success(message);
      onDone(data);
      if (user && becomes) update({ ...user, secondFactor: becomes });
      return client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
  });
  return {
    busy: call.isPending,
    problem: call.isError ? messageOf(call.error, messages.secondFactorFailed) : null,
    clear: call.reset,
    send: call.mutate,
  };
}
