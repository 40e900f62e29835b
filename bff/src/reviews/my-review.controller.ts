import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type Review, success, type Success } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { WriteContent } from '../content/write-content.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { ReviewDto } from './reviews.dto.js';

/** Spec §7, the one review of a customer (decision B14). */
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
  async mine(@Asks() asking: Asking): Promise<Success<{ review: Review | null }>> {
    return success(
      await this.upstream.send<{ review: Review | null }>({ service: 'catalog', path: '/reviews/mine' }, asking),
    );
  }

  @Post()
  @Access('user')
  @Limited('review')
  create(@Body() words: ReviewDto, @Asks() asking: Asking): Promise<Success<{ review: Review }>> {
    return this.write({ method: 'POST', path: '/reviews' }, words, asking, messages.reviewCreated);
  }

  @Patch(':id')
  @Access('user')
  @Limited('review')
  edit(
    @UuidParam('id') id: string,
    @Body() words: ReviewDto,
    @Asks() asking: Asking,
  ): Promise<Success<{ review: Review }>> {
    return this.write({ method: 'PATCH', path: `/reviews/${id}` }, words, asking, messages.reviewUpdated);
  }

  private async write(
    call: Pick<Call, 'method' | 'path'>,
    words: ReviewDto,
    asking: Asking,
    message: string,
  ): Promise<Success<{ review: Review }>> {
    const [picture, verifiedVisit] = await Promise.all([this.pictureOf(asking), this.hasVisited(asking)]);
    return this.content.send({ ...call, body: { ...words, picture, verifiedVisit } }, asking, message);
  }

  /** Whether the author has been here, as the booking service knows; when it is away the review waits for no one and says no. */
  private async hasVisited(asking: Asking): Promise<boolean> {
    try {
      return (
        (
          await this.upstream.send<{ completed: boolean }>(
            { service: 'booking', path: '/appointments/completed' },
            asking,
          )
        ).completed === true
      );
    } catch (error) {
      if (error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'timeout')) return false;
      throw error;
    }
  }

  /** Shown beside the review from now on; the account service knows it, never the form. */
  private async pictureOf(asking: Asking): Promise<string | null> {
    return asking.caller && (await this.sessions.userOf(asking.caller.sid, asking)).profileImage;
  }
}
