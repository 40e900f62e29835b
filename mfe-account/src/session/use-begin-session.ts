import { ApiError, useCartUndo, useSession } from '@salon/web-kit';
import type { User } from '@salon/contracts';
import { useQueryClient } from '@salon/web-kit/query';
import { useNavigate, useSearchParams } from '@salon/web-kit/router';
import { sessionOf, type SessionResponse } from './session-response.rules.js';
import { mustVerify } from './landing.rules.js';
import { replayIntent } from './replay-intent.js';

/**
 * Signs in with the session of a response and replays the stored intent once the e-mail address is verified (decision
 * B11).
 * Null when a code is required: /login then asks for it (ADR-0041).
 */
export function useBeginSession(): (response: SessionResponse) => User | null {
  const { signIn } = useSession();
  const client = useQueryClient();
  const undoTo = useCartUndo();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (response) => {
    const challenge = response.data?.secondStep?.challenge;
    if (challenge !== undefined) {
      const returnTo = params.get('returnTo');
      const search = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
      void navigate(`/login${search}`, { state: { challenge } });
      return null;
    }
    const begun = sessionOf(response);
    if ('missing' in begun) throw new ApiError(200, 'ANSWER_UNEXPECTED', begun.missing);
    signIn(begun.token, begun.user);
    if (!mustVerify(begun.user)) void replayIntent(client, undoTo, navigate);
    return begun.user;
  };
}
