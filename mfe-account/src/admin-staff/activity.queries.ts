import { infiniteQueryOptions } from '@salon/web-kit/query';
import { type ActivityFilter, getActivity } from './activity.api.js';

export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'activity', filter],
    queryFn: ({ pageParam, signal }) => getActivity(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
