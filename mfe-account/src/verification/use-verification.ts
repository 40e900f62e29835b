import { isCode, messages } from '@salon/contracts';
import { ApiError, messageOf, toast, useSession } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useMutation } from '@salon/web-kit/query';
import { useEffect, useRef, useState } from 'react';
import { useMayBeDone } from '../form-errors/use-may-be-done.js';
import { useBeginSession } from '../session/use-begin-session.js';
import { postCode } from './verification.api.js';

const isCodeWrong = (error: unknown): boolean => error instanceof ApiError && error.code === 'CODE_WRONG';

/**
 * After a lost response the address may be verified, and its code no longer counts: a signed-in customer's session is
 * checked, else `mayBeVerified` says so.
 */
function useLostResponse() {
  const { mayBeDone, noteResult } = useMayBeDone();
  const { user, retry } = useSession();
  const noteFailure = (error: Error) => {
    noteResult(error);
    if (user && (isResponseLost(error) || isCodeWrong(error))) void retry();
  };
  return { mayBeVerified: mayBeDone, noteFailure };
}

/**
 * The typed code and its verification, which starts with the sixth digit; after a refusal only the button sends it
 * again.
 * A correct code starts the verified session; unmounting aborts a pending call.
 */
export function useVerification(userId: string) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mayBeVerified, noteFailure } = useLostResponse();
  const begin = useBeginSession();
  const sent = useRef<string>(undefined);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const call = useMutation({
    mutationFn: async (otp: string) => {
      const own = (leaving.current = new AbortController());
      const response = await postCode({ userId, otp }, own.signal);
      if (own.signal.aborted) throw own.signal.reason;
      return begin(response);
    },
    onMutate: () => setProblem(null),
    onSuccess: () => toast.success(messages.verified),
    onError: (error) => {
      setProblem(messageOf(error, messages.verifyFailed));
      noteFailure(error);
    },
  });
  const busy = call.isPending || call.isSuccess; // The page is about to change after a success.
  const send = (otp: string) => {
    sent.current = otp;
    call.mutate(otp);
  };
  const type = (typed: string) => {
    setCode(typed);
    setProblem(null);
    if (isCode(typed) && typed !== sent.current) send(typed);
  };
  const verify = () => {
    if (busy) return;
    if (isCode(code)) send(code);
    else setProblem(messages.codeFormat);
  };
  return { code, problem, mayBeVerified, busy, attempt: call.submittedAt, complete: isCode(code), type, verify };
}

export type Verification = ReturnType<typeof useVerification>;
