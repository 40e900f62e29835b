import type { Review } from '@salon/contracts';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { reviewsQuery, type LoadedReviews } from './reviews.queries.js';

/** The loaded reviews, the newest first, without duplicates: a new review moves the others to the next page. */
export const reviewsOf = ({ pages }: LoadedReviews): Review[] => [
  ...new Map(pages.flatMap(({ reviews }) => reviews).map((review) => [review._id, review])).values(),
];

export const useReviews = () => useInfiniteQuery(reviewsQuery);
