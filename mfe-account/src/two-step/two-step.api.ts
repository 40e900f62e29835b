import type { SecondFactor, SecondFactorSetUp } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface RecoveryCodes {
  recoveryCodes: string[];
}

/** GET /api/users/second-factor */
export const getSecondFactor = async (signal: AbortSignal): Promise<SecondFactor> =>
  (await api.get<SecondFactor>('/users/second-factor', { signal })).data;

/** POST /api/users/second-factor */
export const beginSetUp = () => api.post<SecondFactorSetUp>('/users/second-factor');

/** POST /api/users/second-factor/confirm */
export const confirmSetUp = (code: string) => api.post<RecoveryCodes>('/users/second-factor/confirm', { code });

/** POST /api/users/second-factor/recovery-codes */
export const renewRecoveryCodes = (code: string) =>
  api.post<RecoveryCodes>('/users/second-factor/recovery-codes', { code });

/** POST /api/users/second-factor/off */
export const turnOff = (code: string) => api.post<object>('/users/second-factor/off', { code });
