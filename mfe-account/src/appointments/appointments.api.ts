import type { Appointment, AppointmentPage } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/appointments/my-appointments; `cursor` is '' for the first page. */
export async function getMyAppointments(cursor: string, signal: AbortSignal): Promise<AppointmentPage> {
  const query = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  return (await api.get<AppointmentPage>(`/appointments/my-appointments${query}`, { signal })).data;
}

/** PATCH /api/appointments/{id}/cancel */
export async function cancelAppointment(id: string): Promise<Appointment> {
  return (await api.patch<{ appointment: Appointment }>(`/appointments/${encodeURIComponent(id)}/cancel`)).data
    .appointment;
}
