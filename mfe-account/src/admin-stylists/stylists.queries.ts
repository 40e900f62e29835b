import type { AdminStylist, StylistVisit } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Archived ones too, in the order of the site. */
export const adminStylistsQuery = queryOptions({
  queryKey: ['admin', 'stylists'],
  queryFn: async ({ signal }) =>
    (await api.get<{ stylists: AdminStylist[] }>('/admin/stylists', { signal })).data.stylists,
});

/** The upcoming visits, the next one first; 100 at most. */
export const stylistVisitsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'stylists', id, 'visits'],
    queryFn: async ({ signal }) =>
      (await api.get<{ visits: StylistVisit[] }>(`/admin/stylists/${id}/visits`, { signal })).data.visits,
  });
