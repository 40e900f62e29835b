import type { ProfileRequest, User } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const putProfile = (request: ProfileRequest) =>
  api.put<{ user: User }>('/users/profile', request, { onForm: true });
