import { useEffect } from 'react';

/** The same names as in the shell's `my-day-worker.js`. */
const CACHE = 'my-day';
const PAGE = '/my-day';
/** Where the browser stops to list what a page has loaded. */
const MOST_LISTED = 250;

const registryOf = (page: Document): string => page.getElementById('remotes')?.textContent ?? '';
const addressesOf = (page: Document): string[] => {
  const named = [...page.querySelectorAll<HTMLElement>('script[src], link[href]')];
  return named.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '');
};
const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && !pathname.startsWith('/api/') && /\.(?:js|css|woff2|svg|webmanifest)$/.test(pathname);

/** Addresses of the files this page is made of: what its document names, and what was loaded since. */
function filesOf(page: Document, loaded: readonly PerformanceEntry[]): string[] {
  const all = [...addressesOf(page), ...loaded.map(({ name }) => name)].map((each) => new URL(each, location.href));
  return [...new Set(all.filter(isFile).map(({ href }) => href))];
}

/**
 * Keeps the document and its files, all of one release: `addAll` keeps all or none, the document comes last, and what
 * it no longer names goes after it. A tab that runs an older release keeps nothing; the next load does.
 */
async function keepFiles(): Promise<void> {
  const response = await fetch(PAGE);
  const loaded = performance.getEntriesByType('resource');
  if (!response.ok || loaded.length >= MOST_LISTED) return;
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

/**
 * Lets this page open without network, as it is now; once for each load. Without it the page works with network only.
 */
export async function keepForOffline(): Promise<void> {
  if (begun || !('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  begun = true;
  try {
    await navigator.serviceWorker.register('/my-day-worker.js', { scope: PAGE });
    await keepFiles();
  } catch {
    begun = false; // Private window, no storage left, or the network is gone: the next fresh day tries again.
  }
}

/** Whoever installs the site from this page installs this page. */
export function useOwnManifest(): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    const site = link?.getAttribute('href');
    if (!link || !site) return;
    link.setAttribute('href', '/my-day.webmanifest');
    return () => link.setAttribute('href', site);
  }, []);
}
