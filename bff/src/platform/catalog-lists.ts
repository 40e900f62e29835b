import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from './request-context.js';
import { sendCached } from './cached-response.js';
import { ReadCache } from './read-cache.js';
import { Upstream } from './upstream.js';

/** The key of the list that names customers. */
const REVIEWS = '/reviews';

/** Public lists of the catalog service, cached briefly and always requested as a guest. */
@Injectable()
export class CatalogLists {
  constructor(
    private readonly upstream: Upstream,
    private readonly cache: ReadCache,
  ) {}

  /**
   * Call after a change. Other instances show it within two seconds. A review that was deleted or hidden is not served
   * in an outage, either.
   */
  clear(): void {
    this.cache.clear(REVIEWS);
  }

  /** Clears also after a failure: the change may have been saved and only its response lost. */
  async clearAfter<T>(change: Promise<T>): Promise<T> {
    try {
      const changed = await change;
      this.clear();
      return changed;
    } catch (error) {
      this.cache.clear();
      throw error;
    }
  }

  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const load = (context: RequestContext) => this.upstream.send<object>({ service: 'catalog', path }, context);
    return sendCached(this.cache, { key: path, load }, request, reply);
  }
}
