import { Notice } from '@salon/ui';
import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { useGoogleReturn } from './use-google-sign-in.js';

/** Takes in who comes back from Google's page, and takes the code out of the address before anything else. */
export function GoogleReturn() {
  const [params, setParams] = useSearchParams();
  const { busy, sentence, signIn } = useGoogleReturn();
  const value = params.get('google');
  const arrive = useEffectEvent((outcome: string) => {
    setParams(
      (before) => {
        before.delete('google');
        return before;
      },
      { replace: true },
    );
    void signIn(outcome).catch(() => undefined); // Said below.
  });
  useEffect(() => {
    if (value !== null) arrive(value);
  }, [value]);
  if (sentence) return <Notice tone="danger">{sentence}</Notice>;
  return busy ? (
    <p role="status" className="door-lead">
      Signing you in with Google…
    </p>
  ) : null;
}
