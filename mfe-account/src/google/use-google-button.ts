import { messages, type GoogleSetUp } from '@salon/contracts';
import { loadScript } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { googleConfigQuery } from './google.queries.js';
import { identityServices } from './identity-services.js';

const WIDEST = 400;

/** Whether the page uses the dark theme: the visitor's choice, else the system's. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** Renders Google's button into `parent`, with its width and the colours of the page. */
function renderButton(parent: HTMLElement): void {
  const width = Math.min(WIDEST, parent.parentElement?.clientWidth || WIDEST);
  identityServices()?.renderButton(parent, {
    type: 'standard',
    theme: isDark() ? 'filled_black' : 'outline',
    size: 'large',
    shape: 'pill',
    text: 'continue_with',
    width,
  });
}

/** Renders the button again when window or theme change: Google's button keeps its initial width and colours. */
function useButtonRerender(render: () => void, ready: boolean): void {
  const onChange = useEffectEvent(render);
  useEffect(() => {
    if (!ready) return undefined;
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const change = () => onChange();
    const theme = new MutationObserver(change);
    addEventListener('resize', change);
    scheme.addEventListener('change', change);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      removeEventListener('resize', change);
      scheme.removeEventListener('change', change);
      theme.disconnect();
    };
  }, [ready]);
}

/** Renders Google's own button into `container` once its script has loaded; `ready` is false until then. */
export function useGoogleButton(onToken: (credential: string) => Promise<unknown>) {
  const container = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { data, refetch } = useQuery(googleConfigQuery);
  const render = () => {
    if (container.current) renderButton(container.current);
  };
  // The form shows the failure; the nonce is used up, so a new one is fetched.
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
  useButtonRerender(render, ready);
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
