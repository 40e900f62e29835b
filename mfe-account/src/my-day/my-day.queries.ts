import type { MyDay } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Polling interval in milliseconds for changes by the desk. */
const REFETCH_MS = 20_000;

/** The signed-in stylist's visits of today. */
export const myDayQuery = queryOptions({
  queryKey: ['my-day'],
  queryFn: async ({ signal }) => (await api.get<MyDay>('/my-day', { signal })).data,
  staleTime: 5_000,
  refetchInterval: REFETCH_MS,
});
