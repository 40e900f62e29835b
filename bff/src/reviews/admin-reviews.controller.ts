import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AdminReviewPage, type ContentAction, messages, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { WriteContent } from '../content/write-content.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { HideReviewDto, ReviewPageDto } from './reviews.dto.js';

/** All reviews for admins, who hide and show them (decision B14). */
@ApiTags('reviews')
@Controller('api/admin/reviews')
export class AdminReviewsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Get()
  @Access('desk')
  all(@Query() page: ReviewPageDto, @Context() context: RequestContext): Promise<Success<AdminReviewPage>> {
    const path = withQuery('/reviews/all', page);
    return this.upstream.forward({ service: 'catalog', path }, context);
  }

  @Post(':id/hide')
  @HttpCode(200)
  @Access('content')
  async hide(
    @UuidParam('id') id: string,
    @Body() body: HideReviewDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ act: ContentAction }>> {
    return this.content.send({ method: 'POST', path: `/reviews/${id}/hide`, body }, context, messages.reviewHidden);
  }

  @Post(':id/unhide')
  @HttpCode(200)
  @Access('content')
  async unhide(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ act: ContentAction }>> {
    return this.content.send({ method: 'POST', path: `/reviews/${id}/unhide` }, context, messages.reviewShown);
  }
}
