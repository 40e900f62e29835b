import type { Appointment, Availability, FreeDay } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { api } from '@salon/web-kit';

const pathOf = (id: string): string => `/appointments/${encodeURIComponent(id)}`;

/** GET /api/appointments/{id}/new-times: the possible new times of the visit on `date`. */
export const findNewTimes = async (id: string, date: LocalDay, signal?: AbortSignal): Promise<Availability> =>
  (await api.get<Availability>(`${pathOf(id)}/new-times?date=${date}`, { signal })).data;

/** GET /api/appointments/{id}/new-days: each day of `month` (`yyyy-MM`) with its free times for the visit. */
export const findNewDays = async (id: string, month: string, signal?: AbortSignal): Promise<FreeDay[]> =>
  (await api.get<{ days: FreeDay[] }>(`${pathOf(id)}/new-days?month=${month}`, { signal })).data.days;

/** PATCH /api/appointments/{id}/reschedule */
export const rescheduleAppointment = async (
  id: string,
  to: { date: LocalDay; startTime: LocalTime },
): Promise<Appointment> =>
  (await api.patch<{ appointment: Appointment }>(`${pathOf(id)}/reschedule`, to, { onForm: true })).data.appointment;
