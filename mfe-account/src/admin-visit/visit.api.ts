import type {
  AppointmentStatus,
  CancelRequest,
  ChangedVisit,
  LinesRequest,
  NoteRequest,
  PaymentRequest,
  SalonService,
  VisitProgress,
  VisitRecord,
} from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/visits/{reference}: a visit with all of the desk's data about it. */
export async function getVisit(reference: string, signal: AbortSignal): Promise<VisitRecord> {
  return (await api.get<VisitRecord>(`/admin/visits/${encodeURIComponent(reference)}`, { signal })).data;
}

/** PATCH /api/appointments/{id}/status */
export const changeStatus = async (id: string, status: AppointmentStatus): Promise<ChangedVisit> =>
  (await api.patch<ChangedVisit>(`/appointments/${id}/status`, { status, reason: 'at the desk' })).data;

/** POST /api/admin/visits/{id}/progress */
export const markProgress = async (id: string, to: VisitProgress): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>(`/admin/visits/${id}/progress`, { to })).data;

/** POST /api/admin/visits/{id}/payments */
export const takePayment = async (id: string, payment: PaymentRequest): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>(`/admin/visits/${id}/payments`, payment, { onForm: true })).data;

/** POST /api/admin/visits/{id}/cancel */
export const cancelVisit = async (id: string, request: CancelRequest): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>(`/admin/visits/${id}/cancel`, request, { onForm: true })).data;

/** PUT /api/admin/visits/{id}/note */
export const writeNote = async (id: string, note: NoteRequest): Promise<ChangedVisit> =>
  (await api.put<ChangedVisit>(`/admin/visits/${id}/note`, note, { onForm: true })).data;

/** PUT /api/admin/visits/{id}/lines */
export const changeLines = async (id: string, request: LinesRequest): Promise<ChangedVisit> =>
  (await api.put<ChangedVisit>(`/admin/visits/${id}/lines`, request, { onForm: true })).data;

/** GET /api/services/get-services: the services that can be added. */
export async function getMenu(signal: AbortSignal): Promise<SalonService[]> {
  return (await api.get<{ services: SalonService[] }>('/services/get-services', { signal })).data.services;
}

/** POST /api/admin/visits/{id}/receipt: mails it. */
export const mailReceipt = (id: string) => api.post(`/admin/visits/${id}/receipt`);
