import { queryOptions } from '@salon/web-kit/query';
import { getMyDay } from './my-day.api.js';

/** Polling interval in milliseconds for changes by the desk. */
const REFETCHED = 20_000;

export const myDayQuery = queryOptions({
  queryKey: ['my-day'],
  queryFn: ({ signal }) => getMyDay(signal),
  staleTime: 5_000,
  refetchInterval: REFETCHED,
});
