import { Injectable } from '@nestjs/common';
import { success } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestContext } from './request-context.js';
import { sendCached } from './cached-response.js';
import { ReadCache } from './read-cache.js';
import { Upstream } from './upstream.js';

/** Public lists of the catalog service, cached briefly and always requested as a guest. */
@Injectable()
export class CatalogLists {
  constructor(
    private readonly upstream: Upstream,
    private readonly cache: ReadCache,
  ) {}

  /** Call after an admin's change. Other instances show it within two seconds. */
  clear(): void {
    this.cache.clear();
  }

  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = { ...requestContext(request), caller: null };
    const cached = await this.cache.read(path, async () =>
      success(await this.upstream.send<object>({ service: 'catalog', path }, context)),
    );
    sendCached(cached, request, reply);
  }
}
