import type { Dashboard } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Polling interval in milliseconds. */
const REFETCH_MS = 30_000;

/** GET /api/admin/dashboard */
export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: async ({ signal }) => (await api.get<Dashboard>('/admin/dashboard', { signal })).data,
  staleTime: 5_000,
  refetchInterval: REFETCH_MS,
});
