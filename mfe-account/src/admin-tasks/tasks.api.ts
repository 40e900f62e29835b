import type { RefundResult, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** Refunds through the gateway; needs a confirmation. */
export const sendRefund = async (id: string): Promise<RefundResult> =>
  (await api.post<RefundResult>(`/admin/refunds/${id}/send`)).data;

/** Records a refund by bank transfer. */
export const settleRefund = async (id: string, reference: string): Promise<RefundResult> =>
  (await api.post<RefundResult>(`/admin/refunds/${id}/settle`, { reference }, { onForm: true })).data;

export const reviewNotice = (id: string, note: string) =>
  api.post<{ change: SalonChange }>(`/admin/notices/${id}/review`, { note }, { onForm: true });

export const answerMessage = (id: string) => api.post<object>(`/admin/messages/${id}/answer`);
/** Reverts `answerMessage`. */
export const reopenMessage = (id: string) => api.post<object>(`/admin/messages/${id}/reopen`);

export const sendMail = async (id: string) => (await api.post<object>(`/admin/mails/${id}/send`)).data;
