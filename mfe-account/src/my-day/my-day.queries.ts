import { queryOptions } from '@salon/web-kit/query';
import { getMyDay } from './my-day.api.js';

/** Polling interval in milliseconds for changes by the desk. */
const REFETCH_MS = 20_000;

/** The signed-in stylist's visits of today. */
export const myDayQuery = queryOptions({
  queryKey: ['my-day'],
  queryFn: ({ signal }) => getMyDay({ signal }),
  staleTime: 5_000,
  refetchInterval: REFETCH_MS,
});
