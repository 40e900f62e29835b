import { messages } from '@salon/contracts';
import { ApiError, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { failureOf, type Failure } from '../door/failure.js';
import { useBeginSession } from '../session/use-begin-session.js';
import { postLogin } from './sign-in.api.js';
import { refusalOf, requestOf, type SignInForm } from './sign-in.rules.js';

type Field = 'email' | 'password';

function failure(error: unknown): Failure<Field> {
  const refusal = error instanceof ApiError ? refusalOf(error.status) : null;
  if (!refusal) return failureOf(error, ['email', 'password'], messages.loginFailed);
  return refusal.field
    ? { fields: { [refusal.field]: refusal.sentence }, sentence: null }
    : { fields: {}, sentence: refusal.sentence };
}

/** Signs in; what a refused one is to say comes back sorted by field. */
export function useSignIn(onFailure: (failure: Failure<Field>) => void) {
  const begin = useBeginSession();
  const call = useMutation({
    mutationFn: async (form: SignInForm) => begin(await postLogin(requestOf(form))),
    onSuccess: () => toast.success(messages.loginSuccess),
    onError: (error) => onFailure(failure(error)),
  });
  return { busy: call.isPending, signIn: (form: SignInForm) => call.mutate(form) };
}
