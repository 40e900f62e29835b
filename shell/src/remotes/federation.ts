import type { RemoteEntry, RemoteName } from '@salon/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The two moves of the federation runtime the shell makes. */
export interface Federation {
  /** Makes `entry` the one to load from now on, forgetting an earlier one. @throws Error when it must not run. */
  register(name: RemoteName, entry: RemoteEntry): void;
  load(name: RemoteName): Promise<unknown>;
}

const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

/** May this entry run at all (threat T53)? `strict`: only with a digest the browser can check. */
export const isTrusted = (entry: RemoteEntry, strict: boolean): boolean =>
  DIGEST.test(entry.integrity) || (!strict && entry.integrity === '');

/** A script element the browser runs only when its bytes have the digest of the registry. */
export function scriptFor(entry: RemoteEntry): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = entry.entry;
  script.async = true;
  if (entry.integrity !== '') script.integrity = entry.integrity;
  if (new URL(entry.entry, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return script;
}

/** A hung download is dropped after this, in milliseconds; until then it may arrive late. */
const SCRIPT_MS = 30_000;

export function federation(strict: boolean): Federation {
  const entries = new Map<string, RemoteEntry>();
  registerPlugins([
    {
      name: 'araliya-integrity',
      createScript({ url }: { url: string }) {
        const entry = entries.get(new URL(url, location.href).href);
        return entry ? { script: scriptFor(entry), timeout: SCRIPT_MS } : undefined;
      },
      /** The runtime takes any answer for a good one. */
      async fetch(url: string, init: RequestInit) {
        const response = await fetch(url, init);
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
        return response;
      },
    },
  ]);
  return {
    register(name, entry) {
      if (!isTrusted(entry, strict)) throw new Error(`no digest for ${entry.entry}`);
      entries.set(new URL(entry.entry, location.href).href, entry);
      const { entry: url, entryGlobalName, type } = entry;
      registerRemotes([{ name: `mfe_${name}`, entry: url, entryGlobalName, type }], { force: true });
    },
    load: (name) => loadRemote(`mfe_${name}/routes`),
  };
}
