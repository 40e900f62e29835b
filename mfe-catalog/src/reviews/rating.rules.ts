import type { Review } from '@salon/contracts';

/** Ratings, the best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

export interface RatingBar {
  rating: number;
  count: number;
  /** Part of all reviews, 0 to 1. */
  share: number;
}

export interface RatingSummary {
  count: number;
  /** Mean of all ratings, 1 to 5; 0 without reviews. */
  average: number;
  /** One for each rating, the best first. */
  bars: RatingBar[];
}

export function summaryOf(reviews: readonly Pick<Review, 'rating'>[]): RatingSummary {
  const count = reviews.length;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const bars = RATINGS.map((rating) => {
    const counted = reviews.filter((review) => review.rating === rating).length;
    return { rating, count: counted, share: count === 0 ? 0 : counted / count };
  });
  return { count, average: count === 0 ? 0 : sum / count, bars };
}

export const starsText = (rating: number): string => `${rating} ${rating === 1 ? 'star' : 'stars'}`;
export const reviewsText = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`;
