import type { ChangePasswordRequest, ForgotPasswordRequest, Role } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const postForgot = (request: ForgotPasswordRequest) =>
  api.post<object>('/auth/forgot-password', request, { onForm: true });

/** Refused as its redemption when the link is dead. The token is in the body, because paths are logged. */
export const postResetLink = (token: string, signal: AbortSignal) =>
  api.post<object>('/auth/reset-link', { token }, { signal });

/** The role is part of the request, but the token alone selects the account (decision A4). */
export const patchReset = (token: string, request: { password: string; role: Role }) =>
  api.patch<object>(`/auth/reset-password/${encodeURIComponent(token)}`, request, { onForm: true });

export const patchPassword = (request: ChangePasswordRequest) =>
  api.patch<object>('/auth/update-password', request, { onForm: true });
