import { infiniteQueryOptions } from '@salon/web-kit/query';
import { type ActionFilter, getActions } from './action-list.api.js';

export const actionsQuery = (filter: ActionFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'actions', filter],
    queryFn: ({ pageParam, signal }) => getActions(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
