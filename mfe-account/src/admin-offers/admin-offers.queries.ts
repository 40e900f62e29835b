import { queryOptions } from '@salon/web-kit/query';
import { getOffers, getServices } from './admin-offers.api.js';

export const adminOffersQuery = queryOptions({
  queryKey: ['admin', 'offers'],
  queryFn: ({ signal }) => getOffers(signal),
});

export const serviceItemsQuery = queryOptions({
  queryKey: ['admin', 'services'],
  queryFn: ({ signal }) => getServices(signal),
});
