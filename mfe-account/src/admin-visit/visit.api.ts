import type {
  Appointment,
  AppointmentStatus,
  CancelRequest,
  ChangedVisit,
  DeskPayment,
  LinesRequest,
  NoteRequest,
  PaymentRequest,
  VisitProgress,
  VisitRecord,
} from '@salon/contracts';
import { api, ApiError, type CallOptions } from '@salon/web-kit';
import { sendOrRead } from '@salon/web-kit/queries';
import { isStored, type LineDraft } from './lines.rules.js';

type Visit = Pick<Appointment, '_id' | 'appointmentId'>;

/** GET /api/admin/visits/{reference} */
export const getVisit = async (reference: string, options?: CallOptions): Promise<VisitRecord> =>
  (await api.get<VisitRecord>(`/admin/visits/${encodeURIComponent(reference)}`, options)).data;

/** Sends a change of a visit; when its response is lost, the visit's record shows whether it was made. */
export async function changeVisit(
  { appointmentId }: Visit,
  send: () => Promise<{ data: ChangedVisit }>,
  isMade: (record: VisitRecord) => boolean,
): Promise<ChangedVisit> {
  const changed = await sendOrRead(send, () => getVisit(appointmentId), isMade);
  return 'data' in changed ? changed.data : { appointment: changed.visit };
}

/** PATCH /api/appointments/{id}/status */
export const changeStatus = (of: Visit, status: AppointmentStatus): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.patch(`/appointments/${of._id}/status`, { status, reason: 'at the desk' }),
    ({ visit }) => visit.status === status,
  );

/** PATCH /api/appointments/{id}/reschedule: a paid visit without a time is confirmed by it, if it still has none. */
export const giveTime = (of: Visit, { date, startTime }: { date: string; startTime: string }): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.patch(`/appointments/${of._id}/reschedule`, { date, startTime, unplaced: true }, { onForm: true }),
    ({ visit }) => visit.status === 'confirmed' && visit.date === date && visit.startTime === startTime,
  );

/** POST /api/admin/visits/{id}/progress */
export const markProgress = (of: Visit, to: VisitProgress): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.post(`/admin/visits/${of._id}/progress`, { to }),
    (record) => record[`${to}At` as const] !== null,
  );

/**
 * POST /api/admin/visits/{id}/payments
 *
 * @param known the visit as of the first press: what was noted since then may be this payment
 * @param isRepeat an earlier press had no response, so that a refusal may be due to its own payment
 */
export function takePayment(
  { visit, deskPayments }: VisitRecord,
  payment: PaymentRequest,
  { isRepeat }: { isRepeat: boolean },
): Promise<ChangedVisit> {
  const known = new Set(deskPayments.map(({ _id }) => _id));
  const isOwn = ({ _id, amount, means, takenBack }: DeskPayment): boolean =>
    !takenBack && !known.has(_id) && amount === payment.amount && means === payment.means;
  const isMade = (record: VisitRecord): boolean => record.deskPayments.some(isOwn);
  const send = () =>
    api.post<ChangedVisit>(`/admin/visits/${visit._id}/payments`, payment, { onForm: true }).catch(async (error) => {
      if (!isRepeat || !(error instanceof ApiError) || error.code !== 'DESK_PAYMENT_REFUSED') throw error;
      const record = await getVisit(visit.appointmentId).catch(() => undefined); // The refusal counts.
      if (!record || !isMade(record)) throw error;
      return { data: { appointment: record.visit } };
    });
  return changeVisit(visit, send, isMade);
}

/** POST /api/admin/visits/{id}/cancel */
export const cancelVisit = (of: Visit, request: CancelRequest): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.post(`/admin/visits/${of._id}/cancel`, request, { onForm: true }),
    ({ visit }) => visit.status === 'cancelled' && visit.cancelReason === request.party,
  );

/** PUT /api/admin/visits/{id}/note */
export const writeNote = (of: Visit, written: NoteRequest): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.put(`/admin/visits/${of._id}/note`, written, { onForm: true }),
    ({ note }) => note.text === written.text.trim(),
  );

/** PUT /api/admin/visits/{id}/lines */
export const changeLines = (of: Visit, drafts: readonly LineDraft[], request: LinesRequest): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.put(`/admin/visits/${of._id}/lines`, request, { onForm: true }),
    ({ lines }) => isStored(lines.list, drafts),
  );

/** POST /api/admin/visits/{id}/receipt: mails it. */
export const mailReceipt = (id: string) => api.post(`/admin/visits/${id}/receipt`);
