import type { User, VerifyEmailRequest } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const postCode = (request: VerifyEmailRequest, signal: AbortSignal) =>
  api.post<{ user: User }>('/auth/verify-email', request, { onForm: true, signal });

export const postResend = (email: string) => api.post<object>('/auth/resend-otp', { email }, { onForm: true });
