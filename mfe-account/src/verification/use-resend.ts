import { messages } from '@salon/contracts';
import { ApiError, browserNow, messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';
import { lastCodeAt, noteCode } from './last-code.js';
import { postResend } from './verification.api.js';
import { RESEND_MS, secondsLeft } from './verification.rules.js';

const now = (): number => browserNow().getTime();

/**
 * Requests another code; disabled for 60 seconds after each send, by the clock (docs/product.md §4), and as long as the
 * server's `Retry-After` requires. Calls `sent` once another code is on its way.
 */
export function useResend(email: string, sent: () => void) {
  const [blockedUntil, setBlockedUntil] = useState(() => lastCodeAt(email) + RESEND_MS);
  const [left, setLeft] = useState(() => secondsLeft(blockedUntil, now()));
  const block = (ms = RESEND_MS) => {
    const until = now() + ms;
    setBlockedUntil(until);
    setLeft(secondsLeft(until, now()));
  };
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(blockedUntil, now())), 500);
    return () => clearInterval(timer);
  }, [blockedUntil]);
  const call = useMutation({
    mutationFn: () => postResend(email),
    onSuccess: () => {
      noteCode(email);
      block();
      toast.success(messages.codeSent);
      sent();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 429) block(error.retryAfter && error.retryAfter * 1000);
      toast.error(messageOf(error, messages.codeResendFailed));
    },
  });
  return { left, busy: call.isPending, resend: () => call.mutate() };
}
