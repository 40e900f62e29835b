import { messages } from '@salon/contracts';
import { ApiError, messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { formErrorsOf, type FormErrors } from '../form-errors/form-errors.js';
import { useBeginSession } from '../session/use-begin-session.js';
import { postLogin } from './sign-in.api.js';
import { refusalOf, requestOf, ROLE_HINT, type SignInValues } from './sign-in.rules.js';

type Field = 'email' | 'password' | 'admin';

/** The errors of a refusal by field. */
export function signInErrors(error: unknown): FormErrors<Field> {
  const refusal = error instanceof ApiError ? refusalOf(error.status, error.code) : null;
  if (!refusal) return { ...formErrorsOf(error, ['email', 'password'], messages.loginFailed), focus: 'password' };
  if (error instanceof ApiError && error.code === 'LOGIN_ROLE')
    return { fields: { admin: ROLE_HINT }, sentence: refusal.sentence };
  return refusal.field
    ? { fields: { [refusal.field]: refusal.sentence }, sentence: null }
    : { fields: {}, sentence: refusal.sentence, focus: 'password' };
}

/** Signs in. */
export function useSignIn() {
  const begin = useBeginSession();
  const call = useMutation({
    mutationFn: async (form: SignInValues) => begin(await postLogin(requestOf(form))),
    onSuccess: (user) => user && toast.success(messages.loginSuccess),
    onError: (error) => {
      if (messageOf(error, messages.loginCallFailed) === messages.loginCallFailed)
        toast.error(messages.loginCallFailed);
    },
  });
  return {
    busy: call.isPending,
    error: call.error,
    dismiss: call.reset,
    signIn: (form: SignInValues) => call.mutate(form),
  };
}
