import { queryOptions } from '@salon/web-kit/query';
import { getExportSize } from './export.api.js';

export const exportSizeQuery = queryOptions({
  queryKey: ['export-size'],
  queryFn: ({ signal }) => getExportSize(signal),
  staleTime: 0,
});
