import type { SalonReport } from '@salon/contracts';
import { api, ApiError } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';
import type { Range } from './range.rules.js';

/** Days that were never aggregated, as after an upgrade, are aggregated first; each call continues. */
export const isCounting = (reason: Error | null): reason is ApiError =>
  reason instanceof ApiError && reason.code === 'REPORT_COUNTING';

export const reportQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['admin', 'reports', from, to],
    queryFn: async ({ signal }) =>
      (await api.get<SalonReport>(`/admin/reports?from=${from}&to=${to}`, { signal })).data,
    staleTime: 0,
    retry: (_, reason) => isCounting(reason),
    retryDelay: 1_000,
  });
