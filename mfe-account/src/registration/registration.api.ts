import type { User } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { RegistrationResponse, registrationRequest } from './registration.rules.js';

type Registered = RegistrationResponse & { data?: { user?: User } };

/** POST /api/auth/admin/register, with the invitation of the mail (decision A2). */
export async function postAdminRegistration(
  request: Omit<ReturnType<typeof registrationRequest>, 'role'> & { role: 'admin'; invite: string },
): Promise<Registered> {
  return api.post<object>('/auth/admin/register', request, { onForm: true });
}

/** POST /api/auth/register */
export async function postRegistration(request: ReturnType<typeof registrationRequest>): Promise<Registered> {
  return api.post<object>('/auth/register', request, { onForm: true });
}
