import type { Appointment } from '@salon/contracts';
import type { Reply } from '@salon/testing/fake-salon';
import { fireEvent } from '@testing-library/react';
import { bookingSalon } from './booking-salon.js';
import { held, init } from './fixtures.js';
import { open, pass } from './open.js';

export const PAYMENT_PATH = '/book-appointment?appointment=a1';
export const inited = { 'POST /appointments/init-payhere': init };

export const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="payhere.js"]')];

/** The URL of the gateway's script from the edge. */
function nameScript(url: string): void {
  document.querySelector('meta[name="gateway-script"]')?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'gateway-script', content: url }));
}

/** Opens the payment of the held visit, before the gateway's script has loaded. */
export async function openPayment(
  replies: Record<string, Reply> = inited,
  visit: Appointment = held,
  script = 'http://localhost:4090/lib/payhere.js',
) {
  nameScript(script);
  const salon = bookingSalon(replies, visit);
  const page = open(PAYMENT_PATH);
  await pass(50);
  return { ...salon, ...page };
}

/** The same, with the gateway's script loaded and the response to the first initialisation. */
export async function pay(replies: Record<string, Reply> = inited, visit: Appointment = held) {
  const page = await openPayment(replies, visit);
  scripts().forEach((script) => fireEvent.load(script));
  await pass(50);
  return page;
}
