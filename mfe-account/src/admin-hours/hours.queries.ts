import type { PublicHolidays, SalonHours } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Plans, leave and closed days in force today or later. */
export const hoursQuery = queryOptions({
  queryKey: ['admin', 'hours'],
  queryFn: async ({ signal }) => (await api.get<SalonHours>('/admin/hours', { signal })).data,
});

/** The public holidays of a year. */
export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['admin', 'holidays', year],
    queryFn: async ({ signal }) =>
      (await api.get<PublicHolidays>(`/admin/hours/holidays?year=${year}`, { signal })).data,
  });
