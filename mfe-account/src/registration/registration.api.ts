import type { User } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { RegistrationAnswer, registrationRequest } from './registration.rules.js';

type Answer = RegistrationAnswer & { data?: { user?: User } };

/** POST /api/auth/register */
export async function postRegistration(request: ReturnType<typeof registrationRequest>): Promise<Answer> {
  return (await api.post<object>('/auth/register', request, { onForm: true })) as Answer;
}
