import type { ReviewPage, User } from '@salon/contracts';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@salon/web-kit/query';
import { getMyReview, getReviews } from './reviews.api.js';

export type LoadedReviews = InfiniteData<ReviewPage>;

/** All reviews, page by page. */
export const reviewsQuery = infiniteQueryOptions({
  queryKey: ['reviews', 'pages'],
  queryFn: ({ pageParam, signal }) => getReviews(pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** The one review of the customer. */
export const myReviewQuery = (user: User) =>
  queryOptions({ queryKey: ['my-review', user._id], queryFn: ({ signal }) => getMyReview(signal) });
