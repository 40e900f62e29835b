import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ReviewPage, success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { requestContext } from '../platform/request-context.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { ReviewPageDto } from './reviews.dto.js';

@ApiTags('reviews')
@Controller('api/reviews')
export class ReviewsController {
  constructor(
    private readonly lists: CatalogLists,
    private readonly upstream: Upstream,
  ) {}

  /** Only the first page is cached. */
  @Get()
  @Access('public')
  async page(
    @Query() { cursor }: ReviewPageDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!cursor) return this.lists.send('/reviews', request, reply);
    const context = { ...requestContext(request), caller: null };
    const path = withQuery('/reviews', { cursor });
    await reply.send(success(await this.upstream.send<ReviewPage>({ service: 'catalog', path }, context)));
  }
}
