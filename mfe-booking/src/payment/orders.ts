import type { PaymentInit } from '@salon/contracts';
import { withStorage } from '@salon/web-kit/storage';
import { checkInit } from './payment.rules.js';

/**
 * Orders this browser has posted, newest last, so that no tab posts one of them again (decision D7). Without storage
 * each reload requests a new order, and nothing else is lost.
 */
const POSTED = 'orders-posted';
const MAX_ORDERS = 20;
const SENT = 'sent-to-gateway';
const keyOf = (appointmentId: string): string => `order-to-pay:${appointmentId}`;

const posted = (): string[] => withStorage(() => JSON.parse(localStorage.getItem(POSTED) ?? '[]') as string[], []);

/** Stores an order across reloads of this tab until it is posted. */
export const keepOrder = (appointmentId: string, init: PaymentInit): void =>
  withStorage(() => sessionStorage.setItem(keyOf(appointmentId), JSON.stringify(init)), undefined);

/** The order this tab was about to pay, null once any tab has posted it. */
export function keptOrder(appointmentId: string): PaymentInit | null {
  const check = withStorage(
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
  withStorage(() => {
    sessionStorage.removeItem(keyOf(appointmentId)); // First: a full storage refuses what follows.
    localStorage.setItem(POSTED, JSON.stringify([...earlier, orderId].slice(-MAX_ORDERS)));
    preventAutomatic(appointmentId);
  }, undefined);
  return true;
}

/** Unmarks an order: the browser did not leave. */
export const releaseOrder = (orderId: string): void =>
  withStorage(
    () => localStorage.setItem(POSTED, JSON.stringify(posted().filter((each) => each !== orderId))),
    undefined,
  );

/** Leaves it to the customer to open the checkout of this visit. */
export const preventAutomatic = (appointmentId: string): void =>
  withStorage(() => localStorage.setItem(SENT, appointmentId), undefined);

/** Lets the checkout open automatically again, for another payment of this visit. */
export const allowAutomatic = (appointmentId: string): void =>
  withStorage(() => {
    if (localStorage.getItem(SENT) === appointmentId) localStorage.removeItem(SENT);
  }, undefined);

/**
 * True when this browser, in any tab, already went to the gateway for this visit; it does not go there automatically
 * again.
 */
export const wasSent = (appointmentId: string): boolean =>
  withStorage(() => localStorage.getItem(SENT) === appointmentId, false);
