import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Query } from '@nestjs/common';
import { isUuid, refuse, type Review, type ReviewPage } from '@salon/contracts';
import { type Caller, CurrentCaller, requireVerified, UuidParam } from '@salon/nest-kit';
import { CreateReview } from './create-review.js';
import { EditReview } from './edit-review.js';
import { reviewOf } from './review.rules.js';
import { ReviewsQueries } from './reviews.queries.js';
import { VerifyReview } from './verify-review.js';
import { WithdrawReview } from './withdraw-review.js';

@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsQueries,
    private readonly create: CreateReview,
    private readonly edit: EditReview,
    private readonly verify: VerifyReview,
    private readonly withdraw: WithdrawReview,
  ) {}

  @Get()
  shown(@Query('cursor') cursor: unknown): Promise<ReviewPage> {
    return this.reviews.shown(cursor);
  }

  @Get('mine')
  async mine(@CurrentCaller() caller: Caller | null): Promise<{ review: Review | null }> {
    return { review: await this.reviews.of(requireVerified(caller).id) };
  }

  @Post()
  async write(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ review: Review }> {
    return { review: await this.create.run(requireVerified(caller), reviewOf(body)) };
  }

  /** Queried by the booking service, which knows who has been here. */
  @Get('unverified')
  async unverified(): Promise<{ userIds: string[] }> {
    return { userIds: await this.reviews.unverified() };
  }

  /** Sent by the booking service after a visit of this person was completed. */
  @Put('verified')
  @HttpCode(200)
  async markVerified(@Body() { userId }: { userId?: unknown }): Promise<object> {
    if (!isUuid(userId)) throw refuse('VALIDATION', { field: 'userId' });
    await this.verify.run(userId);
    return {};
  }

  @Patch(':id')
  async rewrite(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ review: Review }> {
    return { review: await this.edit.run(id, requireVerified(caller), reviewOf(body)) };
  }

  @Delete(':id')
  async remove(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<object> {
    await this.withdraw.run(id, requireVerified(caller));
    return {};
  }
}
