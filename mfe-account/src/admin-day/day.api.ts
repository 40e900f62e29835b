import type { AdminActionReceipt, Appointment, AppointmentStatus, Availability, SalonDay } from '@salon/contracts';
import { api } from '@salon/web-kit';

export interface Changed {
  appointment: Appointment;
  act?: AdminActionReceipt;
}

/** GET /api/admin/days/{date}: who works that day, and every visit that takes time. */
export async function getDay(date: string, signal: AbortSignal): Promise<SalonDay> {
  return (await api.get<SalonDay>(`/admin/days/${date}`, { signal })).data;
}

/** GET /api/appointments/{id}/new-times: the times of a day at which the visit could begin instead. */
export async function getNewTimes(id: string, date: string, signal: AbortSignal): Promise<Availability> {
  return (await api.get<Availability>(`/appointments/${id}/new-times?date=${date}`, { signal })).data;
}

/** PATCH /api/appointments/{id}/status */
export const changeStatus = async (id: string, status: AppointmentStatus): Promise<Changed> =>
  (await api.patch<Changed>(`/appointments/${id}/status`, { status, reason: 'at the desk' })).data;

/** POST /api/admin/appointments/{id}/reassign */
export const reassign = async (id: string, stylistId: string): Promise<Changed> =>
  (await api.post<Changed>(`/admin/appointments/${id}/reassign`, { stylistId })).data;

/** PATCH /api/appointments/{id}/reschedule */
export const moveVisit = async (id: string, date: string, startTime: string): Promise<Changed> =>
  (await api.patch<Changed>(`/appointments/${id}/reschedule`, { date, startTime })).data;

/** POST /api/admin/acts/{id}/undo */
export const undoChange = (actId: string) => api.post(`/admin/acts/${actId}/undo`);
