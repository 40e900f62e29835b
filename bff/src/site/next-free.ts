import { Injectable } from '@nestjs/common';
import { type NextFreeToday, type SalonService, minutesOfService } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../platform/request-context.js';
import { sendCached } from '../platform/cached-response.js';
import { ReadCache } from '../platform/read-cache.js';
import { Upstream } from '../platform/upstream.js';

/** Short, because a cached free time can be taken meanwhile. */
const STALE_IF_ERROR_MS = 30_000;

const minutesOf = ({ averageTime }: SalonService): number => minutesOfService(averageTime);

/** The next free time today for the shortest service: catalog has the services, booking the times. */
@Injectable()
export class NextFree {
  constructor(
    private readonly upstream: Upstream,
    private readonly cache: ReadCache,
  ) {}

  send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const load = (context: RequestContext) => this.load(context);
    return sendCached(this.cache, { key: '/next-free', load, staleIfErrorMs: STALE_IF_ERROR_MS }, request, reply);
  }

  private async load(context: RequestContext): Promise<{ nextFree: NextFreeToday | null }> {
    const { services } = await this.upstream.send<{ services: SalonService[] }>(
      { service: 'catalog', path: '/services' },
      context,
    );
    const [shortest] = services.toSorted((a, b) => minutesOf(a) - minutesOf(b));
    return this.upstream.send(
      {
        service: 'booking',
        method: 'POST',
        path: '/slots/next-today',
        body: { ...(shortest && { service: shortest._id }) },
      },
      context,
    );
  }
}
