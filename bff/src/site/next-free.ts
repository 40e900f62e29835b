import { Injectable } from '@nestjs/common';
import { type NextFreeToday, type SalonService, success, VISIT } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asking, askingOf } from '../access/asking.js';
import { answerKept } from '../platform/answer-kept.js';
import { ReadCache } from '../platform/read-cache.js';
import { Upstream } from '../platform/upstream.js';

/** Milliseconds a free time is still told when it cannot be asked for anew: it may be gone. */
const TOLD = 30_000;

const minutesOf = ({ averageTime }: SalonService): number => averageTime ?? VISIT.defaultMinutes;

/** When a guest could come today, for the shortest visit of the menu: catalog knows the menu, booking the times. */
@Injectable()
export class NextFree {
  constructor(
    private readonly upstream: Upstream,
    private readonly cache: ReadCache,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asking = { ...askingOf(request), caller: null };
    answerKept(await this.cache.read('/next-free', async () => success(await this.ask(asking)), TOLD), request, reply);
  }

  private async ask(asking: Asking): Promise<{ nextFree: NextFreeToday | null }> {
    const { services } = await this.upstream.send<{ services: SalonService[] }>(
      { service: 'catalog', path: '/services' },
      asking,
    );
    const [shortest] = services.toSorted((a, b) => minutesOf(a) - minutesOf(b));
    return this.upstream.send(
      {
        service: 'booking',
        method: 'POST',
        path: '/slots/next-today',
        body: { ...(shortest && { service: shortest._id }) },
      },
      asking,
    );
  }
}
