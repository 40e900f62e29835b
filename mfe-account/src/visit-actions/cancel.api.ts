import type { Appointment } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** PATCH /api/appointments/{id}/cancel */
export async function cancelAppointment(id: string): Promise<Appointment> {
  return (await api.patch<{ appointment: Appointment }>(`/appointments/${encodeURIComponent(id)}/cancel`)).data
    .appointment;
}
