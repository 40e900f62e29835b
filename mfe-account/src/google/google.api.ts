import type { GoogleLoginRequest, SecondStep, User } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const postGoogleLogin = (request: GoogleLoginRequest) =>
  api.post<{ user?: User; secondStep?: SecondStep; isNew: boolean }>('/auth/google', request, { onForm: true });

export const postGoogleCode = (code: string) =>
  api.post<{ user?: User; secondStep?: SecondStep }>('/auth/google/exchange', { code }, { onForm: true });

/** Starts the redirect to Google's page; a link, not a call. */
export const GOOGLE_PAGE = '/api/auth/google';
