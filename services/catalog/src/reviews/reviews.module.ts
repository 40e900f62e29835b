import { Module } from '@nestjs/common';
import { CreateReview } from './create-review.js';
import { EditReview } from './edit-review.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsQueries } from './reviews.queries.js';

@Module({ controllers: [ReviewsController], providers: [ReviewsQueries, CreateReview, EditReview] })
export class ReviewsModule {}
