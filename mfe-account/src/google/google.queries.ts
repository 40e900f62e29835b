import type { GoogleSetUp } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** A nonce is good for half an hour. */
const RENEW_MS = 20 * 60_000;

/**
 * What Google's button needs; null where the salon has no account with Google. Never cached: a nonce signs in once.
 */
export const googleConfigQuery = queryOptions({
  queryKey: ['google'],
  queryFn: async ({ signal }) =>
    (await api.get<{ google: GoogleSetUp | null }>('/auth/google/nonce', { signal })).data.google,
  gcTime: 0,
  staleTime: RENEW_MS,
  refetchInterval: RENEW_MS,
  retry: false,
});
