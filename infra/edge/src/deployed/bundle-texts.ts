import { LRUCache } from 'lru-cache';
import { limitedText, MOST_OF_FILE } from '../http/bytes-of.js';
import { integrityOf } from '../http/digests.js';

const TIMEOUT_MS = 2_000;
const MOST = 100;
/** Of all texts together, in characters; those of a site have 6 million. */
const MOST_TOGETHER = 12_000_000;

/** Texts of server bundles: a file whose name carries its content's hash never changes. */
export class BundleTexts {
  private readonly texts = new LRUCache<string, string>({
    max: MOST,
    maxSize: MOST_TOGETHER,
    sizeCalculation: (text) => Math.max(text.length, 1),
    fetchMethod: get,
    ignoreFetchAbort: true,
  });

  /**
   * An address may end with the digest that the text must have: `#sha384-…`.
   * @throws Error when it cannot be loaded, is too large or is altered
   */
  read(address: string): Promise<string> {
    return this.texts.forceFetch(address);
  }
}

async function get(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  const text = await limitedText(response, MOST_OF_FILE);
  const [, integrity] = address.split('#');
  if (integrity !== undefined && integrityOf(text) !== integrity) throw new Error(`${address} is altered`);
  return text;
}
