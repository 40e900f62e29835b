import type { ChangePasswordRequest, ForgotPasswordRequest, Role } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/auth/forgot-password */
export const postForgot = (request: ForgotPasswordRequest) =>
  api.post<object>('/auth/forgot-password', request, { onForm: true });

/** PATCH /api/auth/reset-password/{token}; the role is sent as the specification has it, the token alone picks the account. */
export const patchReset = (token: string, request: { password: string; role: Role }) =>
  api.patch<object>(`/auth/reset-password/${encodeURIComponent(token)}`, request, { onForm: true });

/** PATCH /api/auth/update-password */
export const patchPassword = (request: ChangePasswordRequest) =>
  api.patch<object>('/auth/update-password', request, { onForm: true });
