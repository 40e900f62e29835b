import { accountRefusals, messages, type User } from '@salon/contracts';
import { ApiError, keepReturnTo, messageOf, takeReturnTo, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import type { SessionResponse } from '../session/session-response.rules.js';
import { useBeginSession } from '../session/use-begin-session.js';
import { postGoogleCode, postGoogleLogin } from './google.api.js';
import { loginRequestOf, returnOf } from './google.rules.js';
import { takeGoogleSignIn } from './oauth-state.js';

type GoogleResponse = SessionResponse & { data?: { isNew?: boolean } };

/**
 * Starts a session with Google's token or code and shows a toast; `sentence` is the message of a failure
 * (docs/product.md §8).
 */
function useGoogle<Given>(send: (given: Given) => Promise<GoogleResponse>) {
  const begin = useBeginSession();
  const call = useMutation<User | null, unknown, Given>({
    mutationFn: async (given) => {
      const response = await send(given);
      // A new account is redirected home like any registration, unless the visitor came from another page (decision
      // A12).
      if (response.data?.isNew) keepReturnTo(takeReturnTo() ?? '/');
      return begin(response);
    },
    onSuccess: (user) => user && toast.success(messages.googleSuccess),
  });
  return {
    busy: call.isPending,
    sentence: call.isError ? sentenceOf(call.error) : null,
    /** The account is that of an owner or of the front desk. */
    isAdmin: call.error instanceof ApiError && call.error.code === 'LOGIN_ROLE',
    signIn: call.mutateAsync,
  };
}

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 401
    ? accountRefusals.GOOGLE_REFUSED.text
    : messageOf(error, accountRefusals.GOOGLE_REFUSED.text);

async function sendToken(credential: string): Promise<GoogleResponse> {
  const request = loginRequestOf(credential);
  if (!request) throw new ApiError(0, 'GOOGLE_UNREADABLE', messages.googleUnreadable);
  return postGoogleLogin(request);
}

/** With the token of the button. */
export const useGoogleToken = () => useGoogle(sendToken);

/** With the code in the address after the redirect. */
export const useGoogleReturn = () => useGoogle(redeem);

interface Return {
  /** `google` in the address. */
  value: string;
  isNew: boolean;
}

async function redeem({ value, isNew }: Return): Promise<GoogleResponse> {
  const outcome = returnOf(value, takeGoogleSignIn());
  if ('refusal' in outcome) throw new ApiError(0, outcome.refusal, accountRefusals[outcome.refusal].text);
  const response = await postGoogleCode(outcome.code);
  return { ...response, data: { ...response.data, isNew } };
}
