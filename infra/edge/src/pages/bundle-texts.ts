import { LRUCache } from 'lru-cache';

const TIMEOUT = 2_000;
const MOST = 100;

/** Texts of server bundles: a file whose name carries its content's hash never changes. */
export class BundleTexts {
  private readonly texts = new LRUCache<string, Promise<string>>({ max: MOST });

  /** @throws Error when it cannot be had */
  read(address: string): Promise<string> {
    const known = this.texts.get(address);
    if (known) return known;
    const text = get(address);
    this.texts.set(address, text);
    text.catch(() => this.texts.delete(address));
    return text;
  }
}

async function get(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
