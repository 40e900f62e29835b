import type {
  AppointmentStatus,
  CancelRequest,
  ChangedVisit,
  LinesRequest,
  NoteRequest,
  PaymentRequest,
  VisitProgress,
} from '@salon/contracts';
import { api } from '@salon/web-kit';

/** PATCH /api/appointments/{id}/status */
export const changeStatus = async (id: string, status: AppointmentStatus): Promise<ChangedVisit> =>
  (await api.patch<ChangedVisit>(`/appointments/${id}/status`, { status, reason: 'at the desk' })).data;

/** PATCH /api/appointments/{id}/reschedule: a paid visit without a time is confirmed by it, if it still has none. */
export const giveTime = async (id: string, time: { date: string; startTime: string }): Promise<ChangedVisit> =>
  (await api.patch<ChangedVisit>(`/appointments/${id}/reschedule`, { ...time, unplaced: true }, { onForm: true })).data;

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

/** POST /api/admin/visits/{id}/receipt: mails it. */
export const mailReceipt = (id: string) => api.post(`/admin/visits/${id}/receipt`);
