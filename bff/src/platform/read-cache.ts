import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SEEN_AFTER_MS } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';

/** A serialised response with its entity tag. */
export interface CachedResponse {
  body: string;
  etag: string;
}

interface Entry {
  response: CachedResponse;
  at: number;
}

/**
 * Age in milliseconds up to which a response is fresh, and up to which it is served when the service is down. Between
 * `FRESH_MS` and `SEEN_AFTER_MS` it is served while it is refreshed.
 */
const FRESH_MS = 1_000;
const STALE_IF_ERROR_MS = 10 * 60_000;

/**
 * Caches public lists briefly: many readers, one call to the service. Keys come from our code, so their number is
 * bounded.
 */
@Injectable()
export class ReadCache {
  private readonly entries = new Map<string, Entry>();
  private readonly inFlight = new Map<string, Promise<CachedResponse>>();

  constructor(private readonly clock: Clock) {}

  /** @param staleIfErrorMs age up to which a response is still served when the service is down */
  async read(key: string, load: () => Promise<unknown>, staleIfErrorMs = STALE_IF_ERROR_MS): Promise<CachedResponse> {
    const entry = this.entries.get(key);
    const age = entry ? this.clock.now().getTime() - entry.at : Infinity;
    if (entry && age < FRESH_MS) return entry.response;
    const refreshed = this.refresh(key, load);
    if (!entry || age >= staleIfErrorMs) return refreshed;
    if (age >= SEEN_AFTER_MS) return refreshed.catch((error: unknown) => staleOnOutage(error, entry));
    refreshed.catch(() => undefined); // The cached response is served; the next reader retries.
    return entry.response;
  }

  /** Empties the cache; loads in flight may return the old state and are not stored. */
  clear(): void {
    this.entries.clear();
    this.inFlight.clear();
  }

  private refresh(key: string, load: () => Promise<unknown>): Promise<CachedResponse> {
    const running = this.inFlight.get(key);
    if (running) return running;
    // Age counts from the request: the service may have read just before a change.
    const at = this.clock.now().getTime();
    const refreshed: Promise<CachedResponse> = load()
      .then((data) => {
        const response = toResponse(data);
        if (this.inFlight.get(key) === refreshed) this.entries.set(key, { response, at });
        return response;
      })
      .finally(() => {
        if (this.inFlight.get(key) === refreshed) this.inFlight.delete(key);
      });
    this.inFlight.set(key, refreshed);
    return refreshed;
  }
}

function staleOnOutage(error: unknown, { response }: Entry): CachedResponse {
  if (error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'timeout')) return response;
  throw error;
}

function toResponse(data: unknown): CachedResponse {
  const body = JSON.stringify(data);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
