import { useEffect } from 'react';

/** The same names as in the shell's `my-day-worker.js`. */
const CACHE = 'my-day';
const PAGE = '/my-day';
/** Resource Timing buffer limit after which browsers stop recording loaded files. */
const MAX_ENTRIES = 250;

const registryOf = (page: Document): string => page.getElementById('remotes')?.textContent ?? '';
const addressesOf = (page: Document): string[] => {
  const named = [...page.querySelectorAll<HTMLElement>('script[src], link[href]')];
  return named.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '');
};
const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && !pathname.startsWith('/api/') && /\.(?:js|css|woff2|svg|webmanifest)$/.test(pathname);

/** URLs of the files of this page: those in its document, and those loaded since. */
function filesOf(page: Document, loaded: readonly PerformanceEntry[]): string[] {
  const all = [...addressesOf(page), ...loaded.map(({ name }) => name)].map((each) => new URL(each, location.href));
  return [...new Set(all.filter(isFile).map(({ href }) => href))];
}

/**
 * Caches the document and its files, all of one release: `addAll` caches all or none, the document is last, and files
 * that it no longer names are then removed. A tab with an older release caches nothing; the next load does.
 */
async function keepFiles(): Promise<void> {
  const response = await fetch(PAGE);
  const loaded = performance.getEntriesByType('resource');
  if (!response.ok || loaded.length >= MAX_ENTRIES) return;
  const page = new DOMParser().parseFromString(await response.clone().text(), 'text/html');
  if (registryOf(page) !== registryOf(document)) return;
  const files = filesOf(page, loaded);
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  await cache.put(PAGE, response);
  const kept = new Set([...files, new URL(PAGE, location.href).href]);
  await Promise.all((await cache.keys()).filter(({ url }) => !kept.has(url)).map((each) => cache.delete(each)));
}

let begun = false;

/** Makes this page available offline in its current version; once per load. Without it the page works only online. */
export async function keepForOffline(): Promise<void> {
  if (begun || !('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  begun = true;
  try {
    await navigator.serviceWorker.register('/my-day-worker.js', { scope: PAGE });
    await keepFiles();
  } catch {
    begun = false; // Private window, full storage, or no network: the next loaded day tries again.
  }
}

/** Installing the site from this page installs this page. */
export function useOwnManifest(): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    const site = link?.getAttribute('href');
    if (!link || !site) return;
    link.setAttribute('href', '/my-day.webmanifest');
    return () => link.setAttribute('href', site);
  }, []);
}
