import type { OnApplicationShutdown } from '@nestjs/common';
import { passOn, type PricedOffer, type PricedService, refuse, type ServiceFailure, type Site } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { CALLER_HEADER, signCall, traceHeaders } from '@salon/nest-kit';
import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';

export interface CatalogOptions {
  url: string;
  /** The catalog's call key. */
  key: string;
}

/** Milliseconds a response is cached for showing times; writes always call the catalog. */
const CACHED_MS = 2_000;
const MAX_CACHED = 2_000;
/** The catalog's limit for one lookup. */
const MOST_IDS = 50;
/**
 * For connecting, for the headers and between parts of a body. The pool's own timeouts: an `AbortSignal.timeout` for
 * each call takes 7 % of the processor time of adding to a cart.
 */
const TIMEOUT_MS = 2_000;

/** The catalog data that booking needs. */
export class CatalogClient implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly services: LRUCache<string, { service: PricedService | null }>;

  constructor(
    private readonly options: CatalogOptions,
    clock: Clock,
  ) {
    this.pool = new Pool(options.url, {
      connections: 16,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      connect: { timeout: TIMEOUT_MS },
    });
    const perf = { now: () => clock.now().getTime() };
    this.services = new LRUCache({ max: MAX_CACHED, ttl: CACHED_MS, ttlResolution: 0, perf });
  }

  /** Current services by id, including archived ones; unknown ids are omitted. */
  async lookup(ids: readonly string[]): Promise<Map<string, PricedService>> {
    const wanted = [...new Set(ids)];
    const services: PricedService[] = [];
    for (let at = 0; at < wanted.length; at += MOST_IDS) {
      const body = { ids: wanted.slice(at, at + MOST_IDS) };
      services.push(...(await this.call<{ services: PricedService[] }>('POST', '/services/lookup', body)).services);
    }
    return new Map(services.map((service) => [service.id, service]));
  }

  /** The same, at most two seconds old: for showing times, not for writes. */
  async lookupCached(ids: readonly string[]): Promise<Map<string, PricedService>> {
    // Read once: a cached entry may expire while the catalog loads the others.
    const known = new Map(ids.map((id) => [id, this.services.get(id)]));
    const missing = [...known.keys()].filter((id) => known.get(id) === undefined);
    const found = await this.lookup(missing);
    for (const id of missing) {
      const entry = { service: found.get(id) ?? null };
      this.services.set(id, entry);
      known.set(id, entry);
    }
    return new Map([...known].flatMap(([id, entry]) => (entry?.service ? [[id, entry.service] as const] : [])));
  }

  /** The current offer with its services, null when there is none (any more) with that id. */
  async offer(id: string): Promise<PricedOffer | null> {
    try {
      return (await this.call<{ offer: PricedOffer }>('GET', `/offers/${id}/priced`)).offer;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') return null;
      throw error;
    }
  }

  /** The salon's name, address and contacts. */
  async site(): Promise<Site> {
    return (await this.call<{ site: Site }>('GET', '/site')).site;
  }

  /** Stores the salon's time zone in the catalog. */
  async publishZone(zone: string): Promise<void> {
    await this.call('PUT', '/site/zone', { zone });
  }

  /** Says which of the pictures that the catalog keeps for booking are in use, without focal point. */
  async keepPictures(urls: readonly string[]): Promise<void> {
    await this.call('PUT', '/uploads/kept', { urls });
  }

  /** The authors of reviews without a verified visit. */
  async unverifiedAuthors(): Promise<string[]> {
    return (await this.call<{ userIds: string[] }>('GET', '/reviews/unverified')).userIds;
  }

  /** Says that this customer has a completed visit, for their review. */
  async verifyReview(userId: string): Promise<void> {
    await this.call('PUT', '/reviews/verified', { userId });
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private async call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
    const response = await this.request(method, path, body);
    if (response.statusCode < 300) return response.body as T;
    const failure = response.body as ServiceFailure;
    if (response.statusCode === 404) throw passOn('not_found', failure);
    throw catalogDown(new Error(`catalog responded with ${response.statusCode} ${failure.code}`));
  }

  private async request(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<{ statusCode: number; body: unknown }> {
    const { key } = this.options;
    try {
      const headers = {
        'content-type': 'application/json',
        [CALLER_HEADER]: await signCall({ key, audience: 'catalog', issuer: 'booking', caller: null }),
        ...traceHeaders(),
      };
      const response = await this.pool.request({
        method,
        path,
        headers,
        body: body ? JSON.stringify(body) : null,
      });
      return { statusCode: response.statusCode, body: await response.body.json() };
    } catch (cause) {
      throw catalogDown(cause);
    }
  }
}

const catalogDown = (cause: unknown): DomainError => refuse('CATALOG_DOWN', { retryAfter: 2, cause });
