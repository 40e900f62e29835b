import { messages, type GoogleSetUp } from '@salon/contracts';
import { loadScript } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { googleConfigQuery } from './google.queries.js';
import { identityServices } from './identity-services.js';

const WIDEST = 400;

/** Puts Google's button into `parent`, as wide as there is space. */
function renderButton(parent: HTMLElement): void {
  const width = Math.min(WIDEST, parent.parentElement?.clientWidth || WIDEST);
  identityServices()?.renderButton(parent, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    shape: 'pill',
    text: 'continue_with',
    width,
  });
}

/** Renders the button again when the window has another width: Google's is as wide as it was at first. */
function useResizedButton(render: () => void, ready: boolean): void {
  const onResize = useEffectEvent(render);
  useEffect(() => {
    if (!ready) return undefined;
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [ready]);
}

/** Renders Google's own button into `container` once its script has loaded; until then `ready` is false. */
export function useGoogleButton(onToken: (credential: string) => Promise<unknown>) {
  const container = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { data, refetch } = useQuery(googleConfigQuery);
  const render = () => {
    if (container.current) renderButton(container.current);
  };
  const take = useEffectEvent(
    (credential: string | undefined) => void onToken(credential ?? '').catch(() => refetch()),
  );
  const put = useEffectEvent(({ clientId, nonce }: GoogleSetUp) => {
    const google = identityServices();
    if (!google || !container.current) return;
    google.initialize({ client_id: clientId, nonce, callback: ({ credential }) => take(credential) });
    render();
    setReady(true);
  });
  useResizedButton(render, ready);
  useEffect(() => {
    let left = false;
    if (data)
      loadScript(data.scriptUrl).then(
        () => left || put(data),
        // eslint-disable-next-line no-console -- a log is all A-171 wants: the link to Google's page stays
        () => console.error(messages.googleScriptFailed),
      );
    return () => {
      left = true;
    };
  }, [data]);
  return { container, ready, closed: data === null };
}
