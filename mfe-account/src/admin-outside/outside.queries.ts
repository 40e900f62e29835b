import type { OutsideVisits } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Upcoming visits outside the hours without a decision. */
export const outsideVisitsQuery = queryOptions({
  queryKey: ['admin', 'outside-hours'],
  queryFn: async ({ signal }) => (await api.get<OutsideVisits>('/admin/outside-hours', { signal })).data,
});
