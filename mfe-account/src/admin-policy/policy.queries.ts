import { queryOptions } from '@salon/web-kit/query';
import { getPolicy } from './policy.api.js';

export const policyQuery = queryOptions({
  queryKey: ['admin', 'policy'],
  queryFn: ({ signal }) => getPolicy(signal),
});
