import type { LoginRequest, SecondStep, User } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const postLogin = (request: LoginRequest) =>
  api.post<{ user?: User; secondStep?: SecondStep }>('/auth/login', request, { onForm: true });

export const postSecondStep = (request: SecondStep & { code: string }) =>
  api.post<{ user: User }>('/auth/login/code', request, { onForm: true });
