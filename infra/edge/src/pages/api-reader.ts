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

/** Code of the teams wanted a read that is not made: nothing is known of the API by that. */
export class ReadRefused extends Error {}

/** `mayCall` decides whether the API is called for a response that is neither at hand nor on its way. */
export type ApiReader = (path: string, mayCall?: () => boolean) => Promise<ApiText>;

/** Reads our own API as a guest, each path at most about once a second. */
export function apiReader(bffUrl: string): ApiReader {
  const running = new Set<string>();
  const fetchMethod = async (address: string): Promise<ApiText> => {
    running.add(address);
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return { status: response.status, text: await response.text() };
    } finally {
      running.delete(address);
    }
  };
  const texts = new LRUCache<string, ApiText>({ max: MOST, ttl: CACHED_MS, fetchMethod, ignoreFetchAbort: true });
  return async (path, mayCall = () => true) => {
    const address = addressOf(path, bffUrl);
    if (!texts.has(address) && !running.has(address) && !mayCall())
      throw new ReadRefused('the API is called too often');
    return texts.forceFetch(address);
  };
}

/**
 * For code of the teams, which decides how often it reads, and for checks whether what it rendered is still current.
 * The BFF takes 600 calls a minute of the edge: both together make fewer (threat T67).
 */
export const limitedReaders = (readApi: ApiReader): Record<'render' | 'check', ApiReader> => ({
  render: limited(readApi, new TokenBucket(60, 30_000)),
  check: limited(readApi, new TokenBucket(30, 5_000)),
});

const limited =
  (readApi: ApiReader, bucket: TokenBucket): ApiReader =>
  (path) =>
    readApi(path, () => bucket.take());

/** @throws ReadRefused when it is no address of the API: `/api/../metrics` is the BFF's, but not public (threat T61) */
function addressOf(path: string, bffUrl: string): string {
  if (path.length > LONGEST) throw new ReadRefused(`${path.slice(0, LONGEST)}... is too long a path`);
  const url = path.startsWith('/') && URL.canParse(path, bffUrl) && new URL(path, bffUrl);
  if (!url || url.origin !== new URL(bffUrl).origin || !url.pathname.startsWith('/api/'))
    throw new ReadRefused(`${path} is not a path of the API`);
  return url.href;
}

/** The salon's details. @throws Error when they cannot be loaded */
export async function readSite(readApi: ApiReader): Promise<Site> {
  const { status, text } = await readApi('/api/site');
  if (status !== 200) throw new Error(`/api/site responded with ${status}`);
  return (JSON.parse(text) as { data: { site: Site } }).data.site;
}
