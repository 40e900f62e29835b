import type { PaymentInit } from '@salon/contracts';
import { checkInit } from './payment.rules.js';

/** Orders this browser has posted, newest last, so that no tab posts one of them again (decision D7). */
const POSTED = 'orders-posted';
const MOST = 20;
const SENT = 'sent-to-gateway';
const keyOf = (appointmentId: string): string => `order-to-pay:${appointmentId}`;

/** Storage may be switched off or spoiled: then an order is asked for anew with each reload, and nothing else is lost. */
function attempted<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const posted = (): string[] => attempted(() => JSON.parse(localStorage.getItem(POSTED) ?? '[]') as string[], []);

/** Keeps an order through a reload of this tab, until it is posted. */
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

/** Takes the right to post an order; false when a tab already has. */
export function claimOrder(appointmentId: string, orderId: string): boolean {
  const earlier = posted();
  if (earlier.includes(orderId)) return false;
  attempted(() => {
    localStorage.setItem(POSTED, JSON.stringify([...earlier, orderId].slice(-MOST)));
    localStorage.setItem(SENT, appointmentId);
    sessionStorage.removeItem(keyOf(appointmentId));
  }, undefined);
  return true;
}

/** Gives the right back: the browser did not leave. */
export const releaseOrder = (orderId: string): void =>
  attempted(() => localStorage.setItem(POSTED, JSON.stringify(posted().filter((each) => each !== orderId))), undefined);

/** True when this browser, in whichever tab, already went to the gateway for this visit: it does not go there by itself again. */
export const wasSent = (appointmentId: string): boolean =>
  attempted(() => localStorage.getItem(SENT) === appointmentId, false);
