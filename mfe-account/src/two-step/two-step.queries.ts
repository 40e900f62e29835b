import { queryOptions } from '@salon/web-kit/query';
import { getSecondFactor } from './two-step.api.js';

/** Two-step sign-in of the signed-in account. */
export const secondFactorQuery = queryOptions({
  queryKey: ['users', 'second-factor'],
  queryFn: ({ signal }) => getSecondFactor(signal),
});
