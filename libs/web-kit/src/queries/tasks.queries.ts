import type { OpenTasks } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Milliseconds: some become due by the clock alone, which no stream of changes says. */
const REFETCHED = 30_000;

/** GET /api/admin/tasks: what needs somebody; the bar counts it and its page shows it. */
export const tasksQuery = queryOptions({
  queryKey: ['admin', 'tasks'],
  queryFn: async ({ signal }) => (await api.get<OpenTasks>('/admin/tasks', { signal })).data,
  staleTime: 5_000,
  refetchInterval: REFETCHED,
});
