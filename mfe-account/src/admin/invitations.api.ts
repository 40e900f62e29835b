import type { Invitation } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/invitations */
export async function getInvitations(signal: AbortSignal): Promise<Invitation[]> {
  return (await api.get<{ invitations: Invitation[] }>('/admin/invitations', { signal })).data.invitations;
}

/** POST /api/admin/invitations */
export const postInvitation = (email: string) =>
  api.post<{ invitation: Invitation }>('/admin/invitations', { email }, { onForm: true });

/** DELETE /api/admin/invitations/{id} */
export const deleteInvitation = (id: string) => api.delete<object>(`/admin/invitations/${encodeURIComponent(id)}`);
