import type { PaymentInit } from '@salon/contracts';
import { api, messageOf } from '@salon/web-kit';

/** `amount` in LKR must be the stored fee. `checkInit` validates the response. */
export const initPayment = (appointmentId: string, amount: number, signal: AbortSignal): Promise<unknown> =>
  api.post<PaymentInit>(
    '/appointments/init-payhere',
    { amount, appointmentData: { _id: appointmentId } },
    { signal, onForm: true },
  );

/** The order this browser pays. The server knows it already, so a failure is only logged (decision C11). */
export function nameOrder(appointmentId: string, orderId: string): void {
  api.put(`/appointments/${encodeURIComponent(appointmentId)}`, { orderId }).catch((error: unknown) => {
    // eslint-disable-next-line no-console -- the customer can do nothing about it
    console.warn(`The order ${orderId} was not noted: ${messageOf(error, 'no response')}`);
  });
}
