import type {
  ClientContactChanged,
  CustomerMergeRequest,
  CustomerNotesChanged,
  CustomerRecord,
  SalonChange,
} from '@salon/contracts';
import { api } from '@salon/web-kit';

export const getCustomer = async (id: string, signal: AbortSignal): Promise<CustomerRecord> =>
  (await api.get<CustomerRecord>(`/admin/customers/${encodeURIComponent(id)}`, { signal })).data;

/** @param notes the changed fields, and the edited version */
export const putCustomerNotes = (id: string, notes: object) =>
  api.put<CustomerNotesChanged>(`/admin/customers/${encodeURIComponent(id)}/notes`, notes, { onForm: true });

/** @param contact the changed fields, and the edited version */
export const putClientContact = (id: string, contact: object) =>
  api.put<ClientContactChanged>(`/admin/customers/${encodeURIComponent(id)}/contact`, contact, { onForm: true });

/** Merges another record into this one. */
export const mergeCustomers = (id: string, merged: string) =>
  api.post<{ change: SalonChange }>(`/admin/customers/${encodeURIComponent(id)}/merge`, {
    merged,
  } satisfies CustomerMergeRequest);

/** Sends another code to a person who registered with this address and is not verified. */
export const resendCode = async (email: string) => (await api.post<object>('/admin/customers/code', { email })).data;

/** Signs them out everywhere. */
export const signCustomerOut = async (id: string) =>
  (await api.delete<object>(`/admin/customers/${encodeURIComponent(id)}/sessions`)).data;

/** Deletes what the salon holds about a person. */
export const deleteCustomer = (id: string) => api.delete<object>(`/admin/customers/${encodeURIComponent(id)}`);
