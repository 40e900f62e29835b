import { queryOptions } from '@salon/web-kit/query';
import { getPolicy } from './policy.api.js';

export const policyQuery = queryOptions({
  queryKey: ['admin', 'policy'],
  queryFn: ({ signal }) => getPolicy(signal),
});

/** What is saved now, past what is cached: after a conflict. */
export const savedPolicyQuery = () => ({ ...policyQuery, staleTime: 0 });
