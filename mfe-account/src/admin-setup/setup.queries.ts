import type { Setup } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** GET /api/admin/setup */
export const setupQuery = queryOptions({
  queryKey: ['admin', 'setup'],
  queryFn: async ({ signal }) => (await api.get<{ setup: Setup }>('/admin/setup', { signal })).data.setup,
});
