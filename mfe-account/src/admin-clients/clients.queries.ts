import { infiniteQueryOptions, queryOptions } from '@salon/web-kit/query';
import { getClientImports, getClients } from './clients.api.js';

export const clientsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'clients', search],
    queryFn: ({ pageParam, signal }) => getClients(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });

export const clientImportsQuery = queryOptions({
  queryKey: ['admin', 'client-imports'],
  queryFn: ({ signal }) => getClientImports(signal),
});
