import { Injectable } from '@nestjs/common';
import type { ContentAction, ContentItem, Success } from '@salon/contracts';
import type { RequestContext } from '../platform/request-context.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { PICTURE_TIMEOUT_MS } from '../input/upload.js';
import { type Call, Upstream } from '../platform/upstream.js';

export type ContentResponse = Success<{ entry: ContentItem; act: ContentAction }>;

/** Every change of content goes through here and clears the cached lists, so that guests see it at once. */
@Injectable()
export class WriteContent {
  constructor(
    private readonly upstream: Upstream,
    private readonly lists: CatalogLists,
  ) {}

  send<Data>(call: Omit<Call, 'service'>, context: RequestContext, message: string): Promise<Success<Data>> {
    return this.lists.clearAfter(this.upstream.forward({ service: 'catalog', ...call }, context, message));
  }

  /** Stores a picture that an item may use. */
  storePicture(bytes: Uint8Array, context: RequestContext): Promise<{ imageUrl: string }> {
    return this.upstream.send(
      { service: 'catalog', method: 'POST', path: '/uploads', body: bytes, timeoutMs: PICTURE_TIMEOUT_MS },
      context,
    );
  }
}
