import { infiniteQueryOptions } from '@salon/web-kit/query';
import { getReviews } from './admin-reviews.api.js';

export const adminReviewsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'reviews'],
  queryFn: ({ pageParam, signal }) => getReviews(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
