import type { SpecialOffer } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** How long the offers count as fresh, in milliseconds. */
const FRESH_MS = 300_000;

/** The special offers of today. */
export const activeOffersQuery = queryOptions({
  queryKey: ['offers', 'active'],
  queryFn: async ({ signal }) =>
    (await api.get<{ offers: SpecialOffer[] }>('/special-offers/active', { signal })).data.offers,
  staleTime: FRESH_MS,
});
