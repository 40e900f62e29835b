import type { OpsService, RetryRequest } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** Retries one given-up job, or all of a task. */
export const retryJobs = async (part: OpsService, request: RetryRequest): Promise<object> =>
  (await api.post<object>(`/admin/ops/${part}/retry`, request)).data;
