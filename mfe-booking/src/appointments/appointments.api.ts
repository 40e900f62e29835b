import type { Appointment, BookAppointmentRequest } from '@salon/contracts';
import { api, ApiError } from '@salon/web-kit';

const INVALID = 'Invalid response from server';

function appointmentOf(data: { appointment?: Appointment } | undefined): Appointment {
  if (!data?.appointment?._id) throw new ApiError(200, 'ANSWER_UNEXPECTED', INVALID);
  return data.appointment;
}

/** POST /api/appointments/create; `key` is the same for every attempt at one choice, so that a retry never books twice (decision C4). */
export async function createAppointment(request: BookAppointmentRequest, key: string): Promise<Appointment> {
  const response = await api.post<{ appointment?: Appointment }>('/appointments/create', request, {
    headers: { 'Idempotency-Key': key },
    onForm: true,
  });
  return appointmentOf(response.data);
}

export async function getAppointment(id: string, signal?: AbortSignal): Promise<Appointment> {
  const response = await api.get<{ appointment?: Appointment }>(`/appointments/${encodeURIComponent(id)}`, { signal });
  return appointmentOf(response.data);
}

export const appointmentKey = (id: string) => ['appointment', id] as const;
