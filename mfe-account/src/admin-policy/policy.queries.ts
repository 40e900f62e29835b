import type { Policy, Versioned } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** GET /api/admin/policy */
export const policyQuery = queryOptions({
  queryKey: ['admin', 'policy'],
  queryFn: async ({ signal }) =>
    (await api.get<{ policy: Versioned<Policy> }>('/admin/policy', { signal })).data.policy,
});
