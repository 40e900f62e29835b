import { useQuery } from '@salon/web-kit/query';
import { getActiveOffers } from './offers.api.js';

/** How long the offers count as fresh, in milliseconds. */
const FRESH_MS = 300_000;

export const activeOffersKey = ['offers', 'active'] as const;

export const useOffers = () =>
  useQuery({ queryKey: activeOffersKey, queryFn: ({ signal }) => getActiveOffers(signal), staleTime: FRESH_MS });
