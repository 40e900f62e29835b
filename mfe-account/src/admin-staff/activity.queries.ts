import type { ActivityKind, ActivityPage } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { infiniteQueryOptions } from '@salon/web-kit/query';
import { filteredPath } from '../filters/filtered-path.js';

/** Filters of the list; '' for no filter. */
export interface ActivityFilter {
  person: string;
  kind: ActivityKind | '';
  day: string;
}

export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'activity', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.get<ActivityPage>(filteredPath('/admin/staff/activity', filter, pageParam), { signal })).data,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
