import type { Review } from '@salon/contracts';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { reviewsQuery, type LoadedReviews } from './reviews.queries.js';

/**
 * The reviews that are loaded, the newest first, each once: one that was written meanwhile moves the others to the next
 * page.
 */
export const reviewsOf = ({ pages }: LoadedReviews): Review[] => [
  ...new Map(pages.flatMap(({ reviews }) => reviews).map((review) => [review._id, review])).values(),
];

export const useReviews = () => useInfiniteQuery(reviewsQuery);
