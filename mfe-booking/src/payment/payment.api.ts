import type { PaymentInit } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/appointments/init-payhere; `amount` in LKR must be the stored fee. The answer is judged by `checkInit`. */
export const initPayment = (appointmentId: string, amount: number, signal: AbortSignal): Promise<unknown> =>
  api.post<PaymentInit>('/appointments/init-payhere', { amount, appointmentData: { _id: appointmentId } }, { signal, onForm: true });
