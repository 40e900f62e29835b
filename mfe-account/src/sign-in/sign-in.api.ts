import type { LoginRequest, User } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/auth/login */
export const postLogin = (request: LoginRequest) => api.post<{ user: User }>('/auth/login', request, { onForm: true });
