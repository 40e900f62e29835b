import type { DayClosing } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

export const closingQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'closing', date],
    queryFn: async ({ signal }) => (await api.get<DayClosing>(`/admin/close/${date}`, { signal })).data,
    staleTime: 0,
  });
