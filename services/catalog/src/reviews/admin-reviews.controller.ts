import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { AdminReviewPage, ContentAction } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { ReviewsQueries } from './reviews.queries.js';
import { ShowReview } from './show-review.js';

@Controller('reviews')
export class AdminReviewsController {
  constructor(
    private readonly reviews: ReviewsQueries,
    private readonly visibility: ShowReview,
  ) {}

  @Get('all')
  all(@Query('cursor') cursor: unknown, @CurrentCaller() caller: Caller | null): Promise<AdminReviewPage> {
    requirePermission(caller, 'desk');
    return this.reviews.all(cursor);
  }

  @Post(':id/hide')
  @HttpCode(200)
  async hide(
    @UuidParam('id') id: string,
    @Body() body: { reason?: unknown },
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ act: ContentAction }> {
    return { act: await this.visibility.hide(id, body.reason, requirePermission(caller, 'content')) };
  }

  @Post(':id/unhide')
  @HttpCode(200)
  async unhide(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ act: ContentAction }> {
    return { act: await this.visibility.show(id, requirePermission(caller, 'content')) };
  }
}
