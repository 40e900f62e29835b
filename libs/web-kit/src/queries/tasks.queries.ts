import type { OpenTasks } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Milliseconds: some tasks become due by time alone, which the stream does not report. */
const REFETCH_MS = 30_000;

/** The open tasks; the navigation bar shows their number and the page lists them. */
export const tasksQuery = queryOptions({
  queryKey: ['admin', 'tasks'],
  queryFn: async ({ signal }) => (await api.get<OpenTasks>('/admin/tasks', { signal })).data,
  staleTime: 5_000,
  refetchInterval: REFETCH_MS,
});
