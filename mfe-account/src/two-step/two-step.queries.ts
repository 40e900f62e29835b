import type { SecondFactor } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Two-step sign-in of the signed-in account. */
export const secondFactorQuery = queryOptions({
  queryKey: ['users', 'second-factor'],
  queryFn: async ({ signal }) => (await api.get<SecondFactor>('/users/second-factor', { signal })).data,
});
