import type { AdminReviewPage } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { infiniteQueryOptions } from '@salon/web-kit/query';

/** Pages of all reviews, newest first. */
export const adminReviewsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'reviews'],
  queryFn: async ({ pageParam: cursor, signal }) => {
    const path = cursor === null ? '/admin/reviews' : `/admin/reviews?cursor=${encodeURIComponent(cursor)}`;
    return (await api.get<AdminReviewPage>(path, { signal })).data;
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
