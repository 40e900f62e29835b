import type { Site } from '@salon/contracts';
import { LRUCache } from 'lru-cache';

/** How long a response serves every page with the same request after it has arrived. */
const CACHED_MS = 800;
/** How long the API may take: less than a call of the renderer (renderer/renderer.ts). */
const TIMEOUT_MS = 2_000;
const MOST = 100;

interface ApiText {
  status: number;
  text: string;
}

export type ApiReader = (path: string) => Promise<ApiText>;

/** Reads our own API as a guest, each path at most about once a second. */
export function apiReader(bffUrl: string): ApiReader {
  const fetchMethod = async (path: string): Promise<ApiText> => {
    const response = await fetch(new URL(path, bffUrl), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return { status: response.status, text: await response.text() };
  };
  const texts = new LRUCache<string, ApiText>({ max: MOST, ttl: CACHED_MS, fetchMethod, ignoreFetchAbort: true });
  return async (path) => {
    if (typeof path !== 'string' || !path.startsWith('/api/')) throw new Error(`${path} is not a path of the API`);
    return texts.forceFetch(path);
  };
}

/** The salon's details. @throws Error when they cannot be loaded */
export async function readSite(readApi: ApiReader): Promise<Site> {
  const { status, text } = await readApi('/api/site');
  if (status !== 200) throw new Error(`/api/site responded with ${status}`);
  return (JSON.parse(text) as { data: { site: Site } }).data.site;
}
