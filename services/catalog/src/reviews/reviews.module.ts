import { Module } from '@nestjs/common';
import { AdminReviewsController } from './admin-reviews.controller.js';
import { CreateReview } from './create-review.js';
import { EditReview } from './edit-review.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsQueries } from './reviews.queries.js';
import { ShowReview } from './show-review.js';
import { VerifyReview } from './verify-review.js';
import { WithdrawReview } from './withdraw-review.js';

@Module({
  controllers: [AdminReviewsController, ReviewsController],
  providers: [ReviewsQueries, CreateReview, EditReview, ShowReview, VerifyReview, WithdrawReview],
})
export class ReviewsModule {}
