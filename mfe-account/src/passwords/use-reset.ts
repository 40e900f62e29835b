import { messages } from '@salon/contracts';
import { toast, useSession } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useNavigate } from '@salon/web-kit/router';
import { useMutation } from '@salon/web-kit/query';
import { useEffect } from 'react';
import { useMayBeDone } from '../form-errors/use-may-be-done.js';
import { patchReset } from './passwords.api.js';
import { resetRequest, type ResetValues } from './passwords.rules.js';

/** From the new password to the login page, in milliseconds (docs/product.md §9). */
const TO_LOGIN_MS = 3_000;

/**
 * Sets the password behind a reset link, shows a message, and redirects to /login after three seconds. The server has
 * ended all sessions of the account (decision A11); the one in this browser, which may be another account's, is ended
 * too.
 */
export function useReset(token: string) {
  const navigate = useNavigate();
  const { status, forget, retry } = useSession();
  const { mayBeDone, noteResult } = useMayBeDone();
  const call = useMutation({
    mutationFn: (form: ResetValues) => patchReset(token, resetRequest(form)),
    onSuccess: ({ message }) => {
      if (status !== 'guest') forget();
      toast.success(message ?? messages.resetSuccess);
    },
    onError: (error) => {
      noteResult(error);
      if (isResponseLost(error)) void retry(); // The session may have ended.
    },
  });
  const done = call.isSuccess;
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  return {
    busy: call.isPending,
    done,
    error: call.error,
    mayBeDone,
    dismiss: call.reset,
    reset: (form: ResetValues) => call.mutate(form),
  };
}
