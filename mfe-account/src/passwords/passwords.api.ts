import type { ChangePasswordRequest, ForgotPasswordRequest, Role } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const postForgot = (request: ForgotPasswordRequest) =>
  api.post<object>('/auth/forgot-password', request, { onForm: true });

/** The role is part of the request, but the token alone selects the account (decision A4). */
export const patchReset = (token: string, request: { password: string; role: Role }) =>
  api.patch<object>(`/auth/reset-password/${encodeURIComponent(token)}`, request, { onForm: true });

export const patchPassword = (request: ChangePasswordRequest) =>
  api.patch<object>('/auth/update-password', request, { onForm: true });
