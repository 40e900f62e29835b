import { queryOptions } from '@salon/web-kit/query';
import { getDay, getNewTimes } from './day.api.js';

/** What colleagues and customers change is seen that much later at most, in milliseconds. */
const REFETCHED = 15_000;

export const dayQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'day', date],
    queryFn: ({ signal }) => getDay(date, signal),
    staleTime: 0,
    refetchInterval: REFETCHED,
  });

export const newTimesQuery = (id: string, date: string) =>
  queryOptions({
    queryKey: ['admin', 'new-times', id, date],
    queryFn: ({ signal }) => getNewTimes(id, date, signal),
    staleTime: 0,
  });
