import { type Appointment, type Availability, type FreeDay, isUnplaced } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { api } from '@salon/web-kit';
import { getAppointment, sendOrRead } from '@salon/web-kit/queries';

const pathOf = (id: string): string => `/appointments/${encodeURIComponent(id)}`;

/** The possible new times of the visit on `date`. */
export const findNewTimes = async (id: string, date: LocalDay, signal?: AbortSignal): Promise<Availability> =>
  (await api.get<Availability>(`${pathOf(id)}/new-times?date=${date}`, { signal })).data;

/** Each day of `month` (`yyyy-MM`) with its free times for the visit. */
export const findNewDays = async (id: string, month: string, signal?: AbortSignal): Promise<FreeDay[]> =>
  (await api.get<{ days: FreeDay[] }>(`${pathOf(id)}/new-days?month=${month}`, { signal })).data.days;

export interface NewTime {
  date: LocalDay;
  startTime: LocalTime;
}

/** A visit without a time is sent as such: it is not moved once the salon has given it one. */
async function reschedule(visit: Appointment, to: NewTime): Promise<Appointment> {
  const wanted = { ...to, ...(isUnplaced(visit) && { unplaced: true }) };
  const path = `${pathOf(visit._id)}/reschedule`;
  return (await api.patch<{ appointment: Appointment }>(path, wanted, { onForm: true })).data.appointment;
}

/** Moves the visit; when the response is lost, whether it was moved is read from the visit. */
export const rescheduleAppointment = (visit: Appointment, to: NewTime): Promise<Appointment> =>
  sendOrRead(
    () => reschedule(visit, to),
    () => getAppointment(visit._id),
    ({ status, date, startTime }) => status === 'confirmed' && date === to.date && startTime === to.startTime,
  );
