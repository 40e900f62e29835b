import { infiniteQueryOptions, queryOptions } from '@salon/web-kit/query';
import { getClientImports, getCustomer, getCustomers } from './customers.api.js';

export const customersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'customers', search],
    queryFn: ({ pageParam, signal }) => getCustomers(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'customer', id],
    queryFn: ({ signal }) => getCustomer(id, signal),
    staleTime: 0,
  });

export const clientImportsQuery = queryOptions({
  queryKey: ['admin', 'client-imports'],
  queryFn: ({ signal }) => getClientImports(signal),
});
