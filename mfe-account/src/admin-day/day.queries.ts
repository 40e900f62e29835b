import { queryOptions } from '@salon/web-kit/query';
import { findCustomers, getDay, getNewTimes } from './day.api.js';

export const dayQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'day', date],
    queryFn: ({ signal }) => getDay(date, signal),
    staleTime: 0,
  });

export const newTimesQuery = (id: string, date: string) =>
  queryOptions({
    queryKey: ['admin', 'new-times', id, date],
    queryFn: ({ signal }) => getNewTimes(id, date, signal),
    staleTime: 0,
  });

export const customersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'desk-customers', search],
    queryFn: ({ signal }) => findCustomers(search, signal),
    enabled: search.length > 1,
  });
