import type { Appointment, Availability, FreeDay } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { api } from '@salon/web-kit';
import { getAppointment, isResponseLost } from '@salon/web-kit/queries';

const pathOf = (id: string): string => `/appointments/${encodeURIComponent(id)}`;

/** GET /api/appointments/{id}/new-times: the possible new times of the visit on `date`. */
export const findNewTimes = async (id: string, date: LocalDay, signal?: AbortSignal): Promise<Availability> =>
  (await api.get<Availability>(`${pathOf(id)}/new-times?date=${date}`, { signal })).data;

/** GET /api/appointments/{id}/new-days: each day of `month` (`yyyy-MM`) with its free times for the visit. */
export const findNewDays = async (id: string, month: string, signal?: AbortSignal): Promise<FreeDay[]> =>
  (await api.get<{ days: FreeDay[] }>(`${pathOf(id)}/new-days?month=${month}`, { signal })).data.days;

export interface NewTime {
  date: LocalDay;
  startTime: LocalTime;
}

const reschedule = async (id: string, to: NewTime): Promise<Appointment> =>
  (await api.patch<{ appointment: Appointment }>(`${pathOf(id)}/reschedule`, to, { onForm: true })).data.appointment;

/** The visit, when it has the time `to`; null when it has not, or when nobody says. */
async function readMoved(id: string, { date, startTime }: NewTime): Promise<Appointment | null> {
  const visit = await getAppointment(id, new AbortController().signal).catch(() => null); // The first failure is shown.
  return visit?.status === 'confirmed' && visit.date === date && visit.startTime === startTime ? visit : null;
}

/** Moves the visit; when the response is lost, whether it was moved is read from the visit. */
export async function rescheduleAppointment(id: string, to: NewTime): Promise<Appointment> {
  try {
    return await reschedule(id, to);
  } catch (error) {
    const moved = isResponseLost(error) ? await readMoved(id, to) : null;
    if (!moved) throw error;
    return moved;
  }
}
