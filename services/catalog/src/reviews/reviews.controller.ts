import { Controller, Get } from '@nestjs/common';
import type { Review } from '@salon/contracts';
import { ReviewsQueries } from './reviews.queries.js';

@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsQueries) {}

  @Get()
  async shown(): Promise<{ reviews: Review[] }> {
    return { reviews: await this.reviews.shown() };
  }
}
