import type { DeskCustomer } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';
import { getDay } from './day.api.js';

/** Who works that day, and every visit that takes time. */
export const dayQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'day', date],
    queryFn: ({ signal }) => getDay(date, { signal }),
    staleTime: 0,
  });

export const deskCustomersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'desk-customers', search],
    queryFn: async ({ signal }) => {
      const path = `/admin/desk/customers?search=${encodeURIComponent(search)}`;
      return (await api.get<{ customers: DeskCustomer[] }>(path, { signal })).data.customers;
    },
    enabled: search.length > 1,
  });
