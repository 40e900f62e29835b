import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type Review, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { isServiceDown } from '../platform/part.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { WriteContent } from '../content/write-content.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { ReviewDto } from './reviews.dto.js';

/** A customer's one review (decision B14). */
@ApiTags('reviews')
@Controller('api/reviews')
export class MyReviewController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly content: WriteContent,
  ) {}

  @Get('user/me')
  @Access('user')
  mine(@Context() context: RequestContext): Promise<Success<{ review: Review | null }>> {
    return this.upstream.forward({ service: 'catalog', path: '/reviews/mine' }, context);
  }

  @Post()
  @Access('user')
  @Limited('review')
  create(@Body() review: ReviewDto, @Context() context: RequestContext): Promise<Success<{ review: Review }>> {
    return this.write({ method: 'POST', path: '/reviews' }, review, context, messages.reviewCreated);
  }

  @Patch(':id')
  @Access('user')
  @Limited('review')
  edit(
    @UuidParam('id') id: string,
    @Body() review: ReviewDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ review: Review }>> {
    return this.write({ method: 'PATCH', path: `/reviews/${id}` }, review, context, messages.reviewUpdated);
  }

  @Delete(':id')
  @Access('user')
  @Limited('review')
  remove(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<object>> {
    return this.content.send({ method: 'DELETE', path: `/reviews/${id}` }, context, messages.reviewRemoved);
  }

  private async write(
    call: Pick<Call, 'method' | 'path'>,
    review: ReviewDto,
    context: RequestContext,
    message: string,
  ): Promise<Success<{ review: Review }>> {
    const [picture, verifiedVisit] = await Promise.all([this.pictureOf(context), this.hasVisited(context)]);
    return this.content.send({ ...call, body: { ...review, picture, verifiedVisit } }, context, message);
  }

  /**
   * Whether the author has a completed appointment; false while the booking service is down, so that the review is
   * still saved.
   */
  private async hasVisited(context: RequestContext): Promise<boolean> {
    try {
      const call = { service: 'booking', path: '/appointments/completed' } as const;
      const { completed } = await this.upstream.send<{ completed: boolean }>(call, context);
      return completed === true;
    } catch (error) {
      if (isServiceDown(error)) return false;
      throw error;
    }
  }

  /** The author's picture, from the account service and never from the form. */
  private async pictureOf(context: RequestContext): Promise<string | null> {
    return context.caller && (await this.sessions.userOf(context.caller.sid, context)).profileImage;
  }
}
