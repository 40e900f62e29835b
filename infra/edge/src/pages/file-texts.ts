import { LRUCache } from 'lru-cache';

const TIMEOUT = 2_000;
const RECENT = 1_000;
const MOST = 100;

/** Texts of built files. */
export class FileTexts {
  private readonly texts = new LRUCache<string, Promise<string>>({ max: MOST });

  /** A file whose name carries its content's hash never changes. @throws Error when it cannot be had */
  hashed(address: string): Promise<string> {
    return this.read(address);
  }

  /** Any other file, at most a second old. @throws Error when it cannot be had */
  recent(address: string): Promise<string> {
    return this.read(address, RECENT);
  }

  private read(address: string, ttl?: number): Promise<string> {
    const known = this.texts.get(address);
    if (known) return known;
    const text = get(address);
    this.texts.set(address, text, ttl === undefined ? {} : { ttl });
    text.catch(() => this.texts.delete(address));
    return text;
  }
}

async function get(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
