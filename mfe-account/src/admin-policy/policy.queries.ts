import { queryOptions } from '@salon/web-kit/query';
import { getPolicy } from './policy.api.js';

export const policyQuery = queryOptions({
  queryKey: ['admin', 'policy'],
  queryFn: ({ signal }) => getPolicy(signal),
});

/** Refetches the saved policy, bypassing the cache, after a conflict. */
export const savedPolicyQuery = () => ({ ...policyQuery, staleTime: 0 });
