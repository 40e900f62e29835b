import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { GoogleRefusal } from './google-refusal.js';
import { useGoogleReturn } from './use-google-sign-in.js';

/** Handles the return from Google's page; removes the code from the address first. */
export function GoogleReturn() {
  const [params, setParams] = useSearchParams();
  const { busy, sentence, isAdmin, signIn } = useGoogleReturn();
  const value = params.get('google');
  const handleReturn = useEffectEvent((outcome: string) => {
    const isNew = params.has('newcomer');
    setParams(
      (before) => {
        before.delete('google');
        before.delete('newcomer');
        return before;
      },
      { replace: true },
    );
    void signIn({ value: outcome, isNew }).catch(() => undefined); // Shown below.
  });
  useEffect(() => {
    if (value !== null) handleReturn(value);
  }, [value]);
  if (sentence) return <GoogleRefusal sentence={sentence} isAdmin={isAdmin} />;
  return busy ? (
    <p role="status" className="auth-lead">
      Signing you in with Google…
    </p>
  ) : null;
}
