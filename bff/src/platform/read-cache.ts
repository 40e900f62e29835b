import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SEEN_AFTER_MS } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { LRUCache } from 'lru-cache';
import { isServiceDown } from './part.js';

/** A serialised response with its entity tag. */
interface CachedResponse {
  body: string;
  etag: string;
}

type Load = () => Promise<unknown>;

interface Entry {
  response: CachedResponse;
  /** Time of the request: the service may have read just before a change. */
  at: number;
}

/**
 * Age in milliseconds up to which a response is fresh, and up to which it is served when the service is down. Between
 * `FRESH_MS` and `SEEN_AFTER_MS` it is served while it is refreshed.
 */
const FRESH_MS = 1_000;
const STALE_IF_ERROR_MS = 10 * 60_000;
/** Then the least recently read is removed. The keys are fixed paths, and one path for each offer. */
const MOST = 1_000;

/** Caches public lists briefly: many readers, one call to the service. */
@Injectable()
export class ReadCache {
  private readonly entries: LRUCache<string, Entry, Load>;
  /** The latest responses, also from before `clear`: for outages only. */
  private readonly latest = new LRUCache<string, Entry>({ max: MOST });

  constructor(private readonly clock: Clock) {
    this.entries = new LRUCache<string, Entry, Load>({
      max: MOST,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now: () => this.now() },
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true, // A load in flight when the cache is cleared is returned, and not stored.
      fetchMethod: async (key, _stale, { options, signal, context: load }) => {
        const at = this.now();
        const entry = { response: toResponse(await load()), at };
        options.ttl = Math.max(1, at + FRESH_MS - this.now());
        if (!signal.aborted) this.latest.set(key, entry);
        return entry;
      },
    });
  }

  /** @param staleIfErrorMs age up to which a response is still served when the service is down */
  async read(key: string, load: Load, staleIfErrorMs = STALE_IF_ERROR_MS): Promise<CachedResponse> {
    const age = this.ageOf(this.entries.peek(key, { allowStale: true }));
    const latest = this.latest.get(key);
    const isUsable = this.ageOf(latest) < staleIfErrorMs;
    try {
      const { response } = await this.entries.forceFetch(key, { context: load, allowStale: age < SEEN_AFTER_MS });
      return response;
    } catch (error) {
      if (latest && isUsable && isServiceDown(error)) return latest.response;
      throw error;
    }
  }

  /**
   * What is read next is loaded; what was read before is served only while the service is down.
   * @param gone the key of what is not served then, either
   */
  clear(gone?: string): void {
    this.entries.clear();
    if (gone !== undefined) this.latest.delete(gone);
  }

  private ageOf(entry: Entry | undefined): number {
    return entry ? this.now() - entry.at : Infinity;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

function toResponse(data: unknown): CachedResponse {
  const body = JSON.stringify(data);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
