import { type RatingCount, RATINGS } from '@salon/contracts';
import { counted } from '@salon/kernel';

interface RatingBar {
  rating: number;
  count: number;
  /** Share of all reviews, 0 to 1. */
  share: number;
}

interface RatingSummary {
  count: number;
  /** Mean of all ratings; 0 without reviews. */
  average: number;
  /** One for each rating, the best first. */
  bars: RatingBar[];
}

export function summaryOf(ratings: readonly RatingCount[]): RatingSummary {
  const count = ratings.reduce((total, each) => total + each.count, 0);
  const sum = ratings.reduce((total, each) => total + each.rating * each.count, 0);
  const bars = RATINGS.map((rating) => {
    const counted = ratings.find((each) => each.rating === rating)?.count ?? 0;
    return { rating, count: counted, share: count === 0 ? 0 : counted / count };
  });
  return { count, average: count === 0 ? 0 : sum / count, bars };
}

/**
 * The counts with one more review of `added`, null for none, and one fewer of `former`: the review's previous rating,
 * if it was counted.
 */
export const ratingsWith = (ratings: readonly RatingCount[], added: number | null, former?: number): RatingCount[] =>
  ratings.map(({ rating, count }) => ({
    rating,
    count: count + Number(rating === added) - Number(rating === former),
  }));

export const starsText = (rating: number): string => counted(rating, 'star');
export const reviewsText = (count: number): string => counted(count, 'review');
