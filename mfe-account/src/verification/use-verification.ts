import { isCode, messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useEffect, useRef, useState } from 'react';
import { useBeginSession } from '../session/use-begin-session.js';
import { postCode } from './verification.api.js';

/** The typed code and its verification. A correct code starts the verified session; unmounting aborts a pending call. */
export function useVerification(userId: string) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const begin = useBeginSession();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const call = useMutation({
    mutationFn: async (otp: string) => {
      const own = (leaving.current = new AbortController());
      const response = await postCode({ userId, otp }, own.signal);
      if (own.signal.aborted) throw own.signal.reason;
      return begin(response);
    },
    onSuccess: () => toast.success(messages.verified),
    onError: (error) => setProblem(messageOf(error, messages.verifyFailed)),
  });
  const type = (typed: string) => {
    setCode(typed);
    setProblem(null);
  };
  const verify = () => {
    if (isCode(code)) call.mutate(code);
    else setProblem(messages.codeFormat);
  };
  return { code, problem, busy: call.isPending, attempt: call.submittedAt, complete: isCode(code), type, verify };
}

export type Verification = ReturnType<typeof useVerification>;
