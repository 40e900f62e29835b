import { messages, type GoogleSetUp } from '@salon/contracts';
import { useQuery } from '@salon/web-kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSetUp } from './google.api.js';
import { identityServices } from './identity-services.js';
import { loadScript } from './load-script.js';

/** A nonce is good for half an hour. */
const RENEW_MS = 20 * 60_000;
const WIDEST = 400;

/** Puts Google's own button into `place` once its script is there; until then, or without it, `ready` is false. */
export function useGoogleButton(onToken: (credential: string) => Promise<unknown>) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  // Nothing is kept: a nonce that has signed somebody in is worth nothing to the next.
  const setUp = useQuery({
    queryKey: ['google'],
    queryFn: ({ signal }) => getSetUp(signal),
    gcTime: 0,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    retry: false,
  });
  const { data, refetch } = setUp;
  const take = useEffectEvent(
    (credential: string | undefined) => void onToken(credential ?? '').catch(() => refetch()),
  );
  const put = useEffectEvent(({ clientId, nonce }: GoogleSetUp) => {
    const google = identityServices();
    if (!google || !place.current) return;
    google.initialize({ client_id: clientId, nonce, callback: ({ credential }) => take(credential) });
    draw();
    setReady(true);
  });
  const draw = useEffectEvent(() => {
    const width = Math.min(WIDEST, place.current?.parentElement?.clientWidth || WIDEST);
    if (place.current)
      identityServices()?.renderButton(place.current, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        shape: 'pill',
        text: 'continue_with',
        width,
      });
  });
  // Google's button is as wide as it was drawn: one that was drawn before the phone was turned would not fit.
  useEffect(() => {
    if (!ready) return undefined;
    addEventListener('resize', draw);
    return () => removeEventListener('resize', draw);
  }, [ready]);
  useEffect(() => {
    let left = false;
    // eslint-disable-next-line no-console -- all the specification asks for (A-171): the link over Google's page stays
    if (data)
      loadScript(data.scriptUrl).then(
        () => left || put(data),
        () => console.error(messages.googleScriptFailed),
      );
    return () => {
      left = true;
    };
  }, [data]);
  return { place, ready, closed: data === null };
}
