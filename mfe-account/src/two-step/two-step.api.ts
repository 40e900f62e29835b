import type { NewRecoveryCodes, SecondFactorSetUp } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/users/second-factor */
export const beginSetUp = () => api.post<SecondFactorSetUp>('/users/second-factor');

/** POST /api/users/second-factor/confirm */
export const confirmSetUp = (code: string) =>
  api.post<NewRecoveryCodes>('/users/second-factor/confirm', { code }, { onForm: true });

/** POST /api/users/second-factor/recovery-codes */
export const renewRecoveryCodes = (code: string) =>
  api.post<NewRecoveryCodes>('/users/second-factor/recovery-codes', { code }, { onForm: true });

/** POST /api/users/second-factor/off */
export const turnOff = (code: string) => api.post<object>('/users/second-factor/off', { code }, { onForm: true });
