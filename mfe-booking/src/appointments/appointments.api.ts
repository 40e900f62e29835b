import type { Appointment, BookAppointmentRequest } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { appointmentOf } from '@salon/web-kit/queries';

/** `key` is the same for every attempt at one choice, so that a retry never books twice (decision C4). */
export async function createAppointment(request: BookAppointmentRequest, key: string): Promise<Appointment> {
  const response = await api.post<{ appointment?: Appointment }>('/appointments/create', request, {
    headers: { 'Idempotency-Key': key },
    onForm: true,
  });
  return appointmentOf(response.data);
}
