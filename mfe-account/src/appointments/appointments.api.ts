import type { Appointment } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/appointments/my-appointments */
export async function getMyAppointments(signal: AbortSignal): Promise<Appointment[]> {
  return (await api.get<{ appointments: Appointment[] }>('/appointments/my-appointments', { signal })).data
    .appointments;
}

/** PATCH /api/appointments/{id}/cancel */
export async function cancelAppointment(id: string): Promise<Appointment> {
  return (await api.patch<{ appointment: Appointment }>(`/appointments/${encodeURIComponent(id)}/cancel`)).data
    .appointment;
}
