import type { ClientImport, CustomerPage } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { infiniteQueryOptions, queryOptions } from '@salon/web-kit/query';
import { getCustomer } from './customers.api.js';

/**
 * Pages by name.
 * @param search prefixes of a name, an address or a number, or a visit's number
 */
export const customersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'customers', search],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = new URLSearchParams({ search, ...(cursor && { cursor }) });
      return (await api.get<CustomerPage>(`/admin/customers?${query}`, { signal })).data;
    },
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

/** Newest first. */
export const clientImportsQuery = queryOptions({
  queryKey: ['admin', 'client-imports'],
  queryFn: async ({ signal }) =>
    (await api.get<{ imports: ClientImport[] }>('/admin/client-imports', { signal })).data.imports,
});
