import { messages, type User } from '@salon/contracts';
import { ApiError, messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import type { BeginAnswer } from '../session/begin.rules.js';
import { useBeginSession } from '../session/use-begin-session.js';
import { postGoogleCode, postGoogleLogin } from './google.api.js';
import { loginRequestOf, returnOf } from './google.rules.js';
import { endTrip } from './trip.js';

/** Begins a session with what Google gave, and says so; a refusal stands in `sentence` (spec §8). */
function useGoogle(ask: (given: string) => Promise<BeginAnswer>) {
  const begin = useBeginSession();
  const call = useMutation<User, unknown, string>({
    mutationFn: async (given) => begin(await ask(given)),
    onSuccess: () => toast.success(messages.googleSuccess),
  });
  return { busy: call.isPending, sentence: call.isError ? sentenceOf(call.error) : null, signIn: call.mutateAsync };
}

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 401 ? messages.googleFailed : messageOf(error, messages.googleFailed);

async function sendToken(credential: string): Promise<BeginAnswer> {
  const request = loginRequestOf(credential);
  if (!request) throw new ApiError(0, 'GOOGLE_UNREADABLE', messages.googleUnreadable);
  return postGoogleLogin(request);
}

/** With the token the button gives. */
export const useGoogleToken = () => useGoogle(sendToken);

/** With what stands in the address after the way over Google's page. */
export const useGoogleReturn = () => useGoogle(redeem);

async function redeem(value: string): Promise<BeginAnswer> {
  const outcome = returnOf(value, endTrip());
  if ('sentence' in outcome) throw new ApiError(0, 'GOOGLE_FAILED', outcome.sentence);
  return postGoogleCode(outcome.code);
}
