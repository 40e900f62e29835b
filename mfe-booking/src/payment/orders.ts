import type { PaymentInit } from '@salon/contracts';
import { checkInit } from './payment.rules.js';

/** Orders this browser has posted, newest last, so that no tab posts one of them again (decision D7). */
const POSTED = 'orders-posted';
const MOST = 20;
const SENT = 'sent-to-gateway';
const keyOf = (appointmentId: string): string => `order-to-pay:${appointmentId}`;

/** Storage may be disabled or corrupt: then each reload requests a new order, and nothing else is lost. */
function attempted<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const posted = (): string[] => attempted(() => JSON.parse(localStorage.getItem(POSTED) ?? '[]') as string[], []);

/** Stores an order across reloads of this tab until it is posted. */
export const keepOrder = (appointmentId: string, init: PaymentInit): void =>
  attempted(() => sessionStorage.setItem(keyOf(appointmentId), JSON.stringify(init)), undefined);

/** The order this tab was about to pay, null once any tab has posted it. */
export function keptOrder(appointmentId: string): PaymentInit | null {
  const check = attempted(
    () =>
      checkInit({
        status: 'success',
        data: JSON.parse(sessionStorage.getItem(keyOf(appointmentId)) ?? 'null') as unknown,
      }),
    null,
  );
  return check && 'init' in check && !posted().includes(check.init.orderId) ? check.init : null;
}

/** Marks an order as posted; false when a tab already posted it. */
export function claimOrder(appointmentId: string, orderId: string): boolean {
  const earlier = posted();
  if (earlier.includes(orderId)) return false;
  attempted(() => {
    sessionStorage.removeItem(keyOf(appointmentId)); // First: a full storage refuses what follows.
    localStorage.setItem(POSTED, JSON.stringify([...earlier, orderId].slice(-MOST)));
    preventAutomatic(appointmentId);
  }, undefined);
  return true;
}

/** Unmarks an order: the browser did not leave. */
export const releaseOrder = (orderId: string): void =>
  attempted(() => localStorage.setItem(POSTED, JSON.stringify(posted().filter((each) => each !== orderId))), undefined);

/** Leaves it to the customer to open the checkout of this visit. */
export const preventAutomatic = (appointmentId: string): void =>
  attempted(() => localStorage.setItem(SENT, appointmentId), undefined);

/** Lets the checkout open automatically again, for another payment of this visit. */
export const allowAutomatic = (appointmentId: string): void =>
  attempted(() => {
    if (localStorage.getItem(SENT) === appointmentId) localStorage.removeItem(SENT);
  }, undefined);

/**
 * True when this browser, in any tab, already went to the gateway for this visit; it does not go there automatically
 * again.
 */
export const wasSent = (appointmentId: string): boolean =>
  attempted(() => localStorage.getItem(SENT) === appointmentId, false);
