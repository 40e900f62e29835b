import { isCode, messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useEffect, useRef, useState } from 'react';
import { useBeginSession } from '../session/use-begin-session.js';
import { postCode } from './verification.api.js';

/**
 * The typed code and its verification, which starts with the sixth digit; after a refusal only the button sends it
 * again.
 * A correct code starts the verified session; unmounting aborts a pending call.
 */
export function useVerification(userId: string) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
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
    onError: (error) => setProblem(messageOf(error, messages.verifyFailed)),
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
  return { code, problem, busy, attempt: call.submittedAt, complete: isCode(code), type, verify };
}

export type Verification = ReturnType<typeof useVerification>;
