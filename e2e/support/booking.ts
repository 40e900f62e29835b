import type { BrowserContext, Page } from '@playwright/test';
import { call, newCustomer } from './api.js';
import { sandboxUrl } from './addresses.js';

export interface HeldVisit {
  token: string;
  email: string;
  id: string;
  date: string;
  startTime: string;
}

interface Service {
  _id: string;
  title: string;
}

export async function serviceNamed(title: string): Promise<string> {
  const { body } = await call<{ services: Service[] }>('GET', '/api/services/get-services');
  const found = body.data.services.find((service) => service.title === title);
  if (!found) throw new Error(`there is no service ${title}`);
  return found._id;
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const used = new Set<string>();
/**
 * A free day for `service`, another with every call, so that journeys do not compete for times: from two weeks on,
 * where every notice is kept, to 70 days, after which the days of hours.spec.ts begin.
 */
export async function freeDay(token: string, service: string): Promise<{ date: string; times: string[] }> {
  const services = [{ _id: service, quantity: 1 }];
  const months = new Set([14, 42, 70].map((days) => dayIn(days).slice(0, 7)));
  const replies = await Promise.all(
    [...months].map((month) =>
      call<{ days: { date: string; state: string }[] }>('POST', '/api/appointments/free-days', {
        token,
        body: { month, services },
      }),
    ),
  );
  const isWithin = (date: string): boolean => dayIn(14) <= date && date <= dayIn(70) && !used.has(date);
  const free = replies
    .flatMap(({ body }) => body.data.days)
    .filter(({ date, state }) => state === 'free' && isWithin(date));
  const { date } = free[Math.floor(Math.random() * free.length)] ?? {};
  if (date === undefined) throw new Error('no free day in the next 70 days, or none within the booking horizon');
  used.add(date);
  return { date, times: await slotsOf(token, service, date) };
}

/** The free times of a day for `service`. */
export async function slotsOf(token: string, service: string, date: string): Promise<string[]> {
  const body = { date, services: [{ service, quantity: 1 }] };
  return (await call<{ availableSlots: string[] }>('POST', '/api/appointments/check-availability', { token, body }))
    .body.data.availableSlots;
}

/** A new customer with one service in the cart. */
export async function shopper(title = 'Petal pedicure'): Promise<{ token: string; email: string; service: string }> {
  const [customer, service] = [await newCustomer(), await serviceNamed(title)];
  await call('POST', '/api/cart/add-cart', { token: customer.token, body: { serviceId: service } });
  return { ...customer, service };
}

export async function book(token: string, service: string, at: { date: string; startTime: string }): Promise<string> {
  const { body, status } = await call<{ appointment: { _id: string } }>('POST', '/api/appointments/create', {
    token,
    body: { ...at, services: [{ service, quantity: 1 }] },
  });
  if (status !== 201) throw new Error(`not booked: ${JSON.stringify(body)}`);
  return body.data.appointment._id;
}

/** A new customer with an unpaid, held visit. */
export async function heldVisit(): Promise<HeldVisit> {
  const { token, email, service } = await shopper();
  const {
    date,
    times: [startTime = ''],
  } = await freeDay(token, service);
  return { token, email, id: await book(token, service, { date, startTime }), date, startTime };
}

export const signIn = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript((value) => localStorage.setItem('token', value), token);

export const payPath = (id: string): string => `/book-appointment?appointment=${id}`;

/** The visit on the server. */
export async function visitOf({ token, id }: Pick<HeldVisit, 'token' | 'id'>): Promise<{
  status: string;
  money: string;
  orderId: string | null;
  payments: { status: string }[];
}> {
  return (await call<{ appointment: Awaited<ReturnType<typeof visitOf>> }>('GET', `/api/appointments/${id}`, { token }))
    .body.data.appointment;
}

/** Waits for the gateway's page and selects an outcome instead of a card. */
export async function chooseAtGateway(page: Page, answer: RegExp): Promise<void> {
  await page.waitForURL(`${sandboxUrl()}/**`);
  await page.getByRole('button', { name: answer }).click();
}

/** Controls the gateway, as a bank would. */
export async function controlGateway<T = unknown>(path: string, body: object): Promise<T> {
  const reply = await fetch(`${sandboxUrl()}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`the gateway refused ${path}: ${reply.status}`);
  return (await reply.json()) as T;
}
