import type { Invitation, StaffRole } from '@salon/contracts';
import { api } from '@salon/web-kit';

export interface InviteRequest {
  email: string;
  role: StaffRole;
}

export const postInvitation = (request: InviteRequest) =>
  api.post<{ invitation: Invitation }>('/admin/invitations', request, { onForm: true });

export const deleteInvitation = (id: string) => api.delete<object>(`/admin/invitations/${encodeURIComponent(id)}`);
