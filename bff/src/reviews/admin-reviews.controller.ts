import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AdminReview, type ContentAct, messages, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { WriteContent } from '../content/write-content.js';
import { Upstream } from '../platform/upstream.js';
import { HideReviewDto } from './reviews.dto.js';

/** Reviews for an admin: all of them, and whether guests see one (decision B14). */
@ApiTags('reviews')
@Controller('api/admin/reviews')
export class AdminReviewsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Get()
  @Access('admin')
  async all(@Asks() asking: Asking): Promise<Success<{ reviews: AdminReview[] }>> {
    return success(
      await this.upstream.send<{ reviews: AdminReview[] }>({ service: 'catalog', path: '/reviews/all' }, asking),
    );
  }

  @Post(':id/hide')
  @HttpCode(200)
  @Access('admin')
  async hide(
    @UuidParam('id') id: string,
    @Body() body: HideReviewDto,
    @Asks() asking: Asking,
  ): Promise<Success<{ act: ContentAct }>> {
    return this.content.send({ method: 'POST', path: `/reviews/${id}/hide`, body }, asking, messages.reviewHidden);
  }

  @Post(':id/unhide')
  @HttpCode(200)
  @Access('admin')
  async unhide(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<Success<{ act: ContentAct }>> {
    return this.content.send({ method: 'POST', path: `/reviews/${id}/unhide` }, asking, messages.reviewShown);
  }
}
