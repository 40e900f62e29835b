import type { SalonWeek } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Seven days of a stylist. @param stylist id, '' for the first */
export const weekQuery = (date: string, stylist: string) =>
  queryOptions({
    queryKey: ['admin', 'week', date, stylist],
    queryFn: async ({ signal }) => {
      const of = stylist === '' ? '' : `?stylist=${encodeURIComponent(stylist)}`;
      return (await api.get<SalonWeek>(`/admin/weeks/${date}${of}`, { signal })).data;
    },
    staleTime: 0,
  });
