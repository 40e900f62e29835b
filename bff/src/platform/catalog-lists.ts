import { Injectable } from '@nestjs/common';
import { success } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askingOf } from '../access/asking.js';
import { answerKept } from './answer-kept.js';
import { ReadCache } from './read-cache.js';
import { Upstream } from './upstream.js';

/** Answers what every guest may read from the catalog service, kept for a moment and asked for as a guest. */
@Injectable()
export class CatalogLists {
  constructor(
    private readonly upstream: Upstream,
    private readonly cache: ReadCache,
  ) {}

  /** What is kept is read anew from now on: an admin changed something. Other instances notice within two seconds. */
  forget(): void {
    this.cache.clear();
  }

  async answer(path: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asking = { ...askingOf(request), caller: null };
    const kept = await this.cache.read(path, async () =>
      success(await this.upstream.send<object>({ service: 'catalog', path }, asking)),
    );
    answerKept(kept, request, reply);
  }
}
