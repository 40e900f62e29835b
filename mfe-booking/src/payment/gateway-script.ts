import { TIMES } from './payment.rules.js';

/** The script's address, from a tag the edge writes into every page (`<meta name="gateway-script">`); null where there is none. */
export const gatewayScriptUrl = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="gateway-script"]')?.content || null;

const loaded = new Map<string, Promise<void>>();

/** Adds the script once; a failed one may be tried again. */
function add(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loaded.delete(url);
      script.remove();
      reject(new Error(`${url} did not load`));
    });
    document.head.append(script);
  });
  loaded.set(url, loading);
  return loading;
}

/** Calls `onSettled` once the gateway's script has loaded or failed; a slow script counts as loaded after 3 s (decision D9). */
export function loadGatewayScript(url: string, onSettled: (failed: boolean) => void): () => void {
  let open = true;
  const settle = (failed: boolean) => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    onSettled(failed);
  };
  const timer = setTimeout(() => settle(false), TIMES.script);
  add(url).then(
    () => settle(false),
    () => settle(true),
  );
  return () => {
    open = false;
    clearTimeout(timer);
  };
}
