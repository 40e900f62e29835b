import type { Review, ReviewPage } from '@salon/contracts';
import { type InfiniteData, useInfiniteQuery } from '@salon/web-kit/query';
import { getReviews } from './reviews.api.js';

export type LoadedReviews = InfiniteData<ReviewPage>;

export const reviewsKey = ['reviews', 'pages'] as const;

/** The reviews that are loaded, the newest first, each once: one that was written meanwhile moves the others to the next page. */
export const reviewsOf = ({ pages }: LoadedReviews): Review[] => [
  ...new Map(pages.flatMap(({ reviews }) => reviews).map((review) => [review._id, review])).values(),
];

export const useReviews = () =>
  useInfiniteQuery({
    queryKey: reviewsKey,
    queryFn: ({ pageParam, signal }) => getReviews(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
