import { Injectable } from '@nestjs/common';
import { type ContentAct, type ContentEntry, success, type Success } from '@salon/contracts';
import type { Asking } from '../access/asking.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { type Call, Upstream } from '../platform/upstream.js';

export type WrittenAnswer = Success<{ entry: ContentEntry; act: ContentAct }>;

/** Every change of the content goes through here, so that guests see it at once: the kept lists are forgotten. */
@Injectable()
export class WriteContent {
  constructor(
    private readonly upstream: Upstream,
    private readonly lists: CatalogLists,
  ) {}

  async send<Data>(call: Omit<Call, 'service'>, asking: Asking, message: string): Promise<Success<Data>> {
    try {
      return success(await this.upstream.send<Data>({ service: 'catalog', ...call }, asking), message);
    } finally {
      // After a failure too: a change whose answer was lost may have been made.
      this.lists.forget();
    }
  }
}
