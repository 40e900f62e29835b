import { queryOptions } from '@salon/web-kit/query';
import { getClosing } from './closing.api.js';

/** What colleagues and customers change is seen that much later at most, in milliseconds. */
const REFETCHED = 15_000;

export const closingQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'closing', date],
    queryFn: ({ signal }) => getClosing(date, signal),
    staleTime: 0,
    refetchInterval: REFETCHED,
  });
