import { queryOptions } from '@salon/web-kit/query';
import { getGoogleConfig } from './google.api.js';

/** A nonce is good for half an hour. */
const RENEW_MS = 20 * 60_000;

/** What Google's button needs. Never cached: a nonce signs in once. */
export const googleConfigQuery = queryOptions({
  queryKey: ['google'],
  queryFn: ({ signal }) => getGoogleConfig(signal),
  gcTime: 0,
  staleTime: RENEW_MS,
  refetchInterval: RENEW_MS,
  retry: false,
});
