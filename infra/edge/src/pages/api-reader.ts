import type { Site } from '@salon/contracts';
import { LRUCache } from 'lru-cache';
import { TokenBucket } from './token-bucket.js';

/** How long a response serves every page with the same request after it has arrived. */
const CACHED_MS = 800;
/** How long the API may take: less than a call of the renderer (renderer/renderer.ts). */
const TIMEOUT_MS = 2_000;
const MOST = 100;
/** Characters of an address. */
const LONGEST = 500;

interface ApiText {
  status: number;
  text: string;
}

/** `mayCall` decides whether the API is called for a response that is not at hand. */
export type ApiReader = (path: string, mayCall?: () => boolean) => Promise<ApiText>;

/** Reads our own API as a guest, each path at most about once a second. */
export function apiReader(bffUrl: string): ApiReader {
  const fetchMethod = async (address: string): Promise<ApiText> => {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return { status: response.status, text: await response.text() };
  };
  const texts = new LRUCache<string, ApiText>({ max: MOST, ttl: CACHED_MS, fetchMethod, ignoreFetchAbort: true });
  return async (path, mayCall = () => true) => {
    const address = addressOf(path, bffUrl);
    if (!texts.has(address) && !mayCall()) throw new Error('the API is called too often');
    return texts.forceFetch(address);
  };
}

/**
 * For code of the teams, which decides how often it reads: at most 60 calls of the API at once, and as many within ten
 * seconds. The BFF takes 600 a minute of the edge, also for the pages of the others (threat T67).
 */
export function limitedReader(readApi: ApiReader): ApiReader {
  const bucket = new TokenBucket(60, 10_000);
  return (path) => readApi(path, () => bucket.take());
}

/** @throws Error when it is no address of the API: `/api/../metrics` is the BFF's, but not public (threat T61) */
function addressOf(path: string, bffUrl: string): string {
  if (path.length > LONGEST) throw new Error(`${path.slice(0, LONGEST)}... is too long a path`);
  const { origin, pathname, href } = new URL(path, bffUrl);
  if (!path.startsWith('/') || origin !== new URL(bffUrl).origin || !pathname.startsWith('/api/'))
    throw new Error(`${path} is not a path of the API`);
  return href;
}

/** The salon's details. @throws Error when they cannot be loaded */
export async function readSite(readApi: ApiReader): Promise<Site> {
  const { status, text } = await readApi('/api/site');
  if (status !== 200) throw new Error(`/api/site responded with ${status}`);
  return (JSON.parse(text) as { data: { site: Site } }).data.site;
}
