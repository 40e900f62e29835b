import type { User } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { RegistrationResponse, registrationRequest } from './registration.rules.js';

type Registered = RegistrationResponse & { data?: { user?: User } };

/** With the invitation of the mail (decision A2). */
export async function postAdminRegistration(
  request: Omit<ReturnType<typeof registrationRequest>, 'role'> & { role: 'admin'; invite: string },
): Promise<Registered> {
  return api.post<object>('/auth/admin/register', request, { onForm: true });
}

/** Refused as its registration when the invitation is dead. The token is in the body, because paths are logged. */
export const postInvitation = (invite: string, signal: AbortSignal) =>
  api.post<object>('/auth/admin/invitation', { invite }, { signal });

export async function postRegistration(request: ReturnType<typeof registrationRequest>): Promise<Registered> {
  return api.post<object>('/auth/register', request, { onForm: true });
}
