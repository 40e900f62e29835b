import type { RefundResult, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/admin/refunds/{id}/send: refunds through the gateway; needs a confirmation. */
export const sendRefund = async (id: string): Promise<RefundResult> =>
  (await api.post<RefundResult>(`/admin/refunds/${id}/send`)).data;

/** POST /api/admin/refunds/{id}/settle: paid back by bank transfer. */
export const settleRefund = async (id: string, reference: string): Promise<RefundResult> =>
  (await api.post<RefundResult>(`/admin/refunds/${id}/settle`, { reference }, { onForm: true })).data;

/** POST /api/admin/notices/{id}/review */
export const reviewNotice = (id: string, note: string) =>
  api.post<{ change: SalonChange }>(`/admin/notices/${id}/review`, { note }, { onForm: true });

/** POST /api/admin/messages/{id}/answer, or reopen, which reverts it */
export const answerMessage = (id: string) => api.post<object>(`/admin/messages/${id}/answer`);
export const reopenMessage = (id: string) => api.post<object>(`/admin/messages/${id}/reopen`);

/** POST /api/admin/mails/{id}/send */
export const sendMail = async (id: string) => (await api.post<object>(`/admin/mails/${id}/send`)).data;
