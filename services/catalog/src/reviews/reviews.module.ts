import { Module } from '@nestjs/common';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsQueries } from './reviews.queries.js';

@Module({ controllers: [ReviewsController], providers: [ReviewsQueries] })
export class ReviewsModule {}
