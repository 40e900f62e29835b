import { queryOptions } from '@salon/web-kit/query';
import { getMenu, getVisit } from './visit.api.js';

export const visitQuery = (reference: string) =>
  queryOptions({
    queryKey: ['admin', 'visit', reference],
    queryFn: ({ signal }) => getVisit(reference, signal),
    staleTime: 0,
  });

export const menuQuery = queryOptions({ queryKey: ['admin', 'menu'], queryFn: ({ signal }) => getMenu(signal) });
