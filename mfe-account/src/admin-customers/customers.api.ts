import type { CustomerMergeRequest, CustomerNotesChanged, CustomerRecord, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/customers/{id} */
export const getCustomer = async (id: string, signal: AbortSignal): Promise<CustomerRecord> =>
  (await api.get<CustomerRecord>(`/admin/customers/${encodeURIComponent(id)}`, { signal })).data;

/** PUT /api/admin/customers/{id}/notes, with the changed fields and the edited version */
export const putCustomerNotes = (id: string, notes: object) =>
  api.put<CustomerNotesChanged>(`/admin/customers/${encodeURIComponent(id)}/notes`, notes, { onForm: true });

/** POST /api/admin/customers/{id}/merge: merges another record into this one. */
export const mergeCustomers = (id: string, merged: string) =>
  api.post<{ change: SalonChange }>(`/admin/customers/${encodeURIComponent(id)}/merge`, {
    merged,
  } satisfies CustomerMergeRequest);

/**
 * POST /api/admin/customers/code: sends another code to a person who registered with this address and is not verified.
 */
export const resendCode = async (email: string) => (await api.post<object>('/admin/customers/code', { email })).data;

/** DELETE /api/admin/customers/{id}/sessions: they are signed out everywhere. */
export const signCustomerOut = async (id: string) =>
  (await api.delete<object>(`/admin/customers/${encodeURIComponent(id)}/sessions`)).data;

/** DELETE /api/admin/customers/{id}: what the salon holds about a person is deleted. */
export const deleteCustomer = (id: string) => api.delete<object>(`/admin/customers/${encodeURIComponent(id)}`);
