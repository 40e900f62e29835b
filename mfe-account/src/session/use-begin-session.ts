import { ApiError, useCartUndo, useSession } from '@salon/web-kit';
import type { User } from '@salon/contracts';
import { useQueryClient } from '@salon/web-kit/query';
import { beginning, type BeginAnswer } from './begin.rules.js';
import { mustVerify } from './landing.rules.js';
import { replayIntent } from './replay-intent.js';

/** Takes over the session an answer begins, and grants the wish kept before it, once the e-mail address is verified (decision B11). */
export function useBeginSession(): (answer: BeginAnswer) => User {
  const { signIn } = useSession();
  const client = useQueryClient();
  const undoTo = useCartUndo();
  return (answer) => {
    const begun = beginning(answer);
    if ('missing' in begun) throw new ApiError(200, 'ANSWER_UNEXPECTED', begun.missing);
    signIn(begun.token, begun.user);
    if (!mustVerify(begun.user)) void replayIntent(client, undoTo);
    return begun.user;
  };
}
