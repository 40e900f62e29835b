import type { HoursImpact, HoursRequest, PublicHolidays, SalonChange, SalonHours } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/hours: plans, leave and closed days in force today or later. */
export async function getHours(signal: AbortSignal): Promise<SalonHours> {
  return (await api.get<SalonHours>('/admin/hours', { signal })).data;
}

/** POST /api/admin/hours/impact: the booked visits that a change would leave outside the hours. */
export async function postImpact(request: HoursRequest): Promise<HoursImpact> {
  return (await api.post<HoursImpact>('/admin/hours/impact', request, { onForm: true })).data;
}

/** PUT /api/admin/hours */
export const putHours = (request: HoursRequest) =>
  api.put<{ change: SalonChange }>('/admin/hours', request, { onForm: true });

/** GET /api/admin/hours/holidays: the public holidays of a year. */
export async function getHolidays(year: number, signal: AbortSignal): Promise<PublicHolidays> {
  return (await api.get<PublicHolidays>(`/admin/hours/holidays?year=${year}`, { signal })).data;
}
