import { messages } from '@salon/contracts';
import { ApiError, messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useBeginSession } from '../session/use-begin-session.js';
import { postSecondStep } from './sign-in.api.js';

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'SECOND_STEP_OVER';

/** Sends the code of a sign-in; `over` is the message when the password must be entered again. */
export function useSecondStep(challenge: string) {
  const begin = useBeginSession();
  const call = useMutation({
    mutationFn: async (code: string) => begin(await postSecondStep({ challenge, code })),
    onSuccess: () => toast.success(messages.loginSuccess),
  });
  const sentence = call.isError ? messageOf(call.error, messages.loginFailed) : null;
  const over = isOver(call.error);
  return {
    busy: call.isPending || call.isSuccess,
    problem: over ? null : sentence,
    over: over ? sentence : null,
    clear: call.reset,
    send: call.mutate,
  };
}
