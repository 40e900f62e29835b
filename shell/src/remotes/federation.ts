import type { RemoteEntry, RemoteName } from '@salon/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The shell's interface to the federation runtime. */
export interface Federation {
  /** Registers `entry` as the one to load, replacing an earlier one. @throws Error when it is not trusted */
  register(name: RemoteName, entry: RemoteEntry): void;
  load(name: RemoteName): Promise<unknown>;
}

const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Whether this entry may run (threat T53). `strict`: only with a digest. */
export const isTrusted = (entry: RemoteEntry, strict: boolean): boolean =>
  DIGEST.test(entry.integrity) || (!strict && entry.integrity === '');

/** A script element with the digest of the registry (subresource integrity). */
export function scriptFor(entry: RemoteEntry): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = entry.entry;
  script.async = true;
  if (entry.integrity !== '') script.integrity = entry.integrity;
  if (new URL(entry.entry, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return script;
}

/** Download timeout in milliseconds; until then a late entry is still used. */
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
      /** The runtime would accept a failed response. */
      async fetch(url: string, init: RequestInit) {
        const response = await fetch(url, init);
        if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
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
