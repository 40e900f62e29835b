import type { HoursImpact, HoursRequest, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** The booked visits that a change would leave outside the hours. */
export async function postImpact(request: HoursRequest): Promise<HoursImpact> {
  return (await api.post<HoursImpact>('/admin/hours/impact', request, { onForm: true })).data;
}

export const putHours = (request: HoursRequest) =>
  api.put<{ change: SalonChange }>('/admin/hours', request, { onForm: true });
