import type { ActionArea, ActionList } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { infiniteQueryOptions } from '@salon/web-kit/query';
import { filteredPath } from '../filters/filtered-path.js';

/** Filters of the list; '' for no filter. */
export interface ActionFilter {
  person: string;
  area: ActionArea | '';
  day: string;
  /** The reference of one visit. */
  visit: string;
}

/** GET /api/admin/actions */
export const actionsQuery = (filter: ActionFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'actions', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.get<ActionList>(filteredPath('/admin/actions', filter, pageParam), { signal })).data,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
