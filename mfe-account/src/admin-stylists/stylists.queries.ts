import { queryOptions } from '@salon/web-kit/query';
import { getAdminStylists, getStylistVisits } from './stylists.api.js';

export const adminStylistsQuery = queryOptions({
  queryKey: ['admin', 'stylists'],
  queryFn: ({ signal }) => getAdminStylists(signal),
});

export const stylistVisitsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'stylists', id, 'visits'],
    queryFn: ({ signal }) => getStylistVisits(id, signal),
  });
