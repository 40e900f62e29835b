import { queryOptions } from '@salon/web-kit/query';
import { findCustomers, getDay, getNewTimes, type NewTimes } from './day.api.js';

export const dayQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'day', date],
    queryFn: ({ signal }) => getDay(date, signal),
    staleTime: 0,
  });

export const newTimesQuery = (id: string, wanted: NewTimes) =>
  queryOptions({
    queryKey: ['admin', 'new-times', id, wanted],
    queryFn: ({ signal }) => getNewTimes(id, wanted, signal),
    staleTime: 0,
  });

export const customersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'desk-customers', search],
    queryFn: ({ signal }) => findCustomers(search, signal),
    enabled: search.length > 1,
  });
