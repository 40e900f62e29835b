import { CachedResource } from '../http/cached-resource.js';
import type { TextStorage } from './text-storage.js';

const TIMEOUT_MS = 5_000;

/** A web server in front of a folder or bucket; what has not changed is not sent again. */
export class HttpStorage implements TextStorage {
  readonly pollIntervalMs = 2_000;
  private readonly resources = new Map<string, CachedResource>();

  /** @param address ends with a slash */
  constructor(private readonly address: string) {}

  async read(path: string): Promise<string | undefined> {
    const resource = this.resources.get(path) ?? new CachedResource(new URL(path, this.address).href, TIMEOUT_MS);
    this.resources.set(path, resource);
    try {
      await resource.refresh();
      return resource.text;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error.cause === 404) return undefined;
      throw new Error(`${resource.url} cannot be read: ${error.message}`, { cause: error });
    }
  }

  replace(): Promise<void> {
    return Promise.reject(
      new Error(`${this.address} is read only: set RELEASES to the folder or bucket that is published there.`),
    );
  }
}
