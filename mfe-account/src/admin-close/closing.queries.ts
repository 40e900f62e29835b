import { queryOptions } from '@salon/web-kit/query';
import { getClosing } from './closing.api.js';

export const closingQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'closing', date],
    queryFn: ({ signal }) => getClosing(date, signal),
    staleTime: 0,
  });
