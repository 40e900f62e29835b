import { queryOptions } from '@salon/web-kit/query';
import { getHolidays, getHours } from './hours.api.js';

export const hoursQuery = queryOptions({
  queryKey: ['admin', 'hours'],
  queryFn: ({ signal }) => getHours(signal),
});

export const holidaysQuery = (year: number) =>
  queryOptions({ queryKey: ['admin', 'holidays', year], queryFn: ({ signal }) => getHolidays(year, signal) });
