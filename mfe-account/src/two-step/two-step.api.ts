import type { NewRecoveryCodes, SecondFactorSetUp } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const beginSetUp = () => api.post<SecondFactorSetUp>('/users/second-factor');

export const confirmSetUp = (code: string) =>
  api.post<NewRecoveryCodes>('/users/second-factor/confirm', { code }, { onForm: true });

export const renewRecoveryCodes = (code: string) =>
  api.post<NewRecoveryCodes>('/users/second-factor/recovery-codes', { code }, { onForm: true });

export const turnOff = (code: string) => api.post<object>('/users/second-factor/off', { code }, { onForm: true });
