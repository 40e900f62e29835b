import type { ExportSize } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

export const exportSizeQuery = queryOptions({
  queryKey: ['export-size'],
  queryFn: async ({ signal }) => (await api.get<{ size: ExportSize }>('/admin/export', { signal })).data.size,
  staleTime: 0,
});
