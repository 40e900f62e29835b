import type { ProfileRequest, User } from '@salon/contracts';
import { api } from '@salon/web-kit';

export async function putPhone(request: ProfileRequest): Promise<User> {
  return (await api.put<{ user: User }>('/users/profile', request, { onForm: true })).data.user;
}
