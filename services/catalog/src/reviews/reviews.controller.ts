import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import type { Review, ReviewPage } from '@salon/contracts';
import { type Caller, Calling, requireVerified, UuidParam } from '@salon/nest-kit';
import { CreateReview } from './create-review.js';
import { EditReview } from './edit-review.js';
import { reviewOf } from './review.rules.js';
import { ReviewsQueries } from './reviews.queries.js';

@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsQueries,
    private readonly create: CreateReview,
    private readonly edit: EditReview,
  ) {}

  @Get()
  shown(@Query('cursor') cursor: unknown): Promise<ReviewPage> {
    return this.reviews.shown(cursor);
  }

  @Get('mine')
  async mine(@Calling() caller: Caller | null): Promise<{ review: Review | null }> {
    return { review: await this.reviews.of(requireVerified(caller).id) };
  }

  @Post()
  async write(@Body() body: unknown, @Calling() caller: Caller | null): Promise<{ review: Review }> {
    return { review: await this.create.run(requireVerified(caller), reviewOf(body)) };
  }

  @Patch(':id')
  async rewrite(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<{ review: Review }> {
    return { review: await this.edit.run(id, requireVerified(caller), reviewOf(body)) };
  }
}
