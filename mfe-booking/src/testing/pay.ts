import type { Appointment } from '@salon/contracts';
import type { Reply } from '@salon/testing/fake-salon';
import { fireEvent } from '@testing-library/react';
import { bookingSalon } from './booking-salon.js';
import { held, init } from './fixtures.js';
import { open, pass } from './open.js';

export const PAYMENT_PATH = '/book-appointment?appointment=a1';
export const inited = { 'POST /appointments/init-payhere': init };

export const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="payhere.js"]')];

/** Opens the payment of the held visit and lets the first answers arrive. */
export async function pay(replies: Record<string, Reply> = inited, visit: Appointment = held) {
  const salon = bookingSalon(replies, visit);
  const page = open(PAYMENT_PATH);
  await pass(50);
  return { ...salon, ...page };
}

/** The same, with the gateway's script there. */
export async function payReady(replies: Record<string, Reply> = inited) {
  const page = await pay(replies);
  scripts().forEach((script) => fireEvent.load(script));
  await pass(0);
  return page;
}
