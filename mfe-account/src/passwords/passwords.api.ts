import type { ChangePasswordRequest, ForgotPasswordRequest, Role } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/auth/forgot-password */
export const postForgot = (request: ForgotPasswordRequest) =>
  api.post<object>('/auth/forgot-password', request, { onForm: true });

/**
 * PATCH /api/auth/reset-password/{token}; the role is part of the request, but the token alone selects the account
 * (decision A4).
 */
export const patchReset = (token: string, request: { password: string; role: Role }) =>
  api.patch<object>(`/auth/reset-password/${encodeURIComponent(token)}`, request, { onForm: true });

/** PATCH /api/auth/update-password */
export const patchPassword = (request: ChangePasswordRequest) =>
  api.patch<object>('/auth/update-password', request, { onForm: true });
