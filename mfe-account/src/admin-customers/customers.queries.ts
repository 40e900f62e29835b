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

/** The key of all records. */
export const CUSTOMER_RECORDS = ['admin', 'customer'] as const;

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...CUSTOMER_RECORDS, id],
    queryFn: ({ signal }) => getCustomer(id, signal),
    staleTime: 0,
  });

export const clientImportsQuery = queryOptions({
  queryKey: ['admin', 'client-imports'],
  queryFn: ({ signal }) => getClientImports(signal),
});
