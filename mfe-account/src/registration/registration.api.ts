import type { User } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { RegistrationAnswer, registrationRequest } from './registration.rules.js';

type Answer = RegistrationAnswer & { data?: { user?: User } };

/** POST /api/auth/admin/register, with the invitation of the mail (decision A2). */
export async function postAdminRegistration(
  request: Omit<ReturnType<typeof registrationRequest>, 'role'> & { role: 'admin'; invite: string },
): Promise<Answer> {
  return api.post<object>('/auth/admin/register', request, { onForm: true });
}

/** POST /api/auth/register */
export async function postRegistration(request: ReturnType<typeof registrationRequest>): Promise<Answer> {
  return api.post<object>('/auth/register', request, { onForm: true });
}
