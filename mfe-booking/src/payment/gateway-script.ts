import { loadScript } from '@salon/web-kit';
import { TIMES } from './payment.rules.js';

/**
 * The script's address, from a tag the edge writes into every page (`<meta name="gateway-script">`); null where there
 * is none.
 */
export const gatewayScriptUrl = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="gateway-script"]')?.content || null;

/**
 * Calls `onSettled` once the gateway's script has loaded or failed; a slow script counts as loaded after 3 s (decision
 * D9).
 */
export function loadGatewayScript(url: string, onSettled: (failed: boolean) => void): () => void {
  let open = true;
  const settle = (failed: boolean) => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    onSettled(failed);
  };
  const timer = setTimeout(() => settle(false), TIMES.script);
  loadScript(url).then(
    () => settle(false),
    () => settle(true),
  );
  return () => {
    open = false;
    clearTimeout(timer);
  };
}
