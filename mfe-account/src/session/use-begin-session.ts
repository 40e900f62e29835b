import { ApiError, takeIntent, useCartUndo, useHasLeft, useSession, type Intent } from '@salon/web-kit';
import { mustVerify, type User } from '@salon/contracts';
import { CART_SCOPE } from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useNavigate, useSearchParams } from '@salon/web-kit/router';
import { dropPendingAccount } from './pending-account.js';
import { sessionOf, type SessionResponse } from './session-response.rules.js';
import { replayIntent } from './replay-intent.js';

/**
 * Signs in with the session of a response and replays the stored intent once the e-mail address is verified (decision
 * B11).
 * Null when a code is required: /login then asks for it (ADR-0041), but not who has left meanwhile.
 */
export function useBeginSession(): (response: SessionResponse) => User | null {
  const { signIn } = useSession();
  const hasLeft = useHasLeft();
  const client = useQueryClient();
  const undoTo = useCartUndo();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const choose = (serviceId: string) =>
    void navigate(`/services?book=${encodeURIComponent(serviceId)}`, { state: { pressed: true } });
  const { mutate: replay } = useMutation({
    mutationFn: (intent: Intent) => replayIntent(intent, { client, undoTo, choose }),
    scope: CART_SCOPE,
  });
  return (response) => {
    const challenge = response.data?.secondStep?.challenge;
    if (challenge !== undefined) {
      const returnTo = params.get('returnTo');
      const search = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
      if (!hasLeft.current) void navigate(`/login${search}`, { state: { challenge } });
      return null;
    }
    const begun = sessionOf(response);
    if ('missing' in begun) throw new ApiError(200, 'RESPONSE_UNEXPECTED', begun.missing);
    dropPendingAccount(); // It may be another person's.
    signIn(begun.token, begun.user);
    const intent = mustVerify(begun.user) ? null : takeIntent();
    if (intent) replay(intent);
    return begun.user;
  };
}
