import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { type Site, startSite } from '@salon/local/site';
import { PASSWORD } from '@salon/testing/passwords';
import { setAddresses } from './support/addresses.js';
import { call, newCustomer } from './support/api.js';
import { lockVisit, statementsWaiting } from './support/database.js';
import { mailTo } from './support/inbox.js';

/** Any process may be killed at any moment: it restarts, and nothing acknowledged is lost. */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
let site: Site;

test.beforeAll(async () => {
  site = await startSite({ root, dataDir: `${root}/.data/process-kills`, fresh: true, env: { PORT_BASE: '4500' } });
  setAddresses({
    E2E_SITE_URL: site.url,
    E2E_INBOX_URL: `http://localhost:${site.plan.ports.inbox}`,
    E2E_POSTGRES_PORT: `${site.plan.ports.postgres}`,
  });
});
test.afterAll(async () => {
  setAddresses();
  await site.stop();
});

async function healthy(): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const ok = await call('GET', '/api/health').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the site did not come back within 15 s');
}

/** A process counts as restarted once another pid has replaced it. */
async function replaced(name: string, victim: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const pid = site.pids()[name];
    if (pid !== undefined && pid !== victim) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} was not started again within 15 s`);
}

async function anyService(): Promise<string> {
  const { body } = await call<{ services: { _id: string; title: string }[] }>('GET', '/api/services/get-services');
  return body.data.services.find(({ title }) => title === 'Express facial')?._id ?? '';
}

for (const name of ['catalog', 'account', 'booking', 'bff', 'postgres', 'stand-ins', 'edge', 'mfe-booking'] as const)
  test(`restarts after ${name} was killed, with everything acknowledged still there`, async () => {
    const { token } = await newCustomer();
    const service = await anyService();
    const added = await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
    expect(added.status).toBe(200);
    const victim = site.pids()[name];
    expect(victim).toBeGreaterThan(1);
    process.kill(victim as number, 'SIGKILL');
    await replaced(name, victim as number);
    await healthy();
    const { body, status } = await call<{ cart: { cartCount: number } }>('GET', '/api/cart/get-cart', { token });
    expect([status, body.data.cart.cartCount]).toEqual([200, 1]);
  });

interface Held {
  appointment: { _id: string };
}

/** The first Monday at least three days ahead. */
function aMonday(): string {
  for (let ahead = 3; ; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    if (new Date(`${day}T00:00:00Z`).getUTCDay() === 1) return day;
  }
}

const keyed = (token: string, key: string, body: object) =>
  call<Held>('POST', '/api/appointments/create', { token, body, headers: { 'idempotency-key': key } });

for (const name of ['booking', 'postgres'] as const)
  test(`R4 a paid visit is confirmed though ${name} was killed during its notice, and a repeated booking is the same one`, async () => {
    const { token } = await newCustomer();
    const service = await anyService();
    await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
    const request = {
      date: aMonday(),
      startTime: name === 'booking' ? '09:30' : '11:30',
      services: [{ service, quantity: 1 }],
    };
    const key = `killed-${name}-${Date.now()}`;
    const held = await keyed(token, key, request);
    expect(held.status).toBe(201);
    const id = held.body.data.appointment._id;
    const {
      body: {
        data: { orderId },
      },
    } = await call<{ orderId: string }>('POST', '/api/appointments/init-payhere', {
      token,
      body: { amount: 1000, appointmentData: { _id: id } },
    });
    const sendNotice = () =>
      fetch(`http://localhost:${site.plan.ports.sandbox}/control/notices`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: orderId, notify_url: `${site.url}/api/appointments/payhere-notify` }),
      }).then(async (reply) => ((await reply.json()) as { status: number }).status);
    const victim = site.pids()[name] as number;
    const unlock = await lockVisit(id);
    const first = sendNotice();
    await expect.poll(statementsWaiting).toBeGreaterThan(0);
    process.kill(victim, 'SIGKILL');
    await unlock();
    const answered = await first;
    await replaced(name, victim);
    await healthy();
    // The gateway repeats a notice after 503 or no response, but not after 200.
    if (answered !== 200) await expect.poll(sendNotice, { timeout: 15_000 }).toBe(200);
    const { body } = await call<{ appointment: { status: string; money: string } }>('GET', `/api/appointments/${id}`, {
      token,
    });
    expect(body.data.appointment).toMatchObject({ status: 'confirmed', money: 'paid' });
    const again = await keyed(token, key, request);
    expect([again.status, again.body.data.appointment._id]).toEqual([201, id]);
  });

test('delivers the mail of a registration made while the mail server was down', async () => {
  test.setTimeout(80_000);
  const victim = site.pids()['stand-ins'] as number;
  process.kill(victim, 'SIGSTOP');
  const email = `late-${Date.now()}@example.test`;
  const began = performance.now();
  const registered = await call('POST', '/api/auth/register', {
    body: { name: 'Late Mail', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'user' },
  });
  expect(registered.status).toBe(201);
  expect(performance.now() - began).toBeLessThan(2_000);
  process.kill(victim, 'SIGKILL');
  expect((await mailTo(email, /code/i, 60_000)).text).toMatch(/\b\d{6}\b/);
});

/** Sends a hundred calls a second, half of them writes, until stopped; returns the unexpected responses. */
function customersAtWork(token: string, service: string): () => Promise<{ sent: number; failed: string[] }> {
  const answers: Promise<void>[] = [];
  const failed: string[] = [];
  const ask = async (index: number): Promise<void> => {
    const { status } =
      index % 2
        ? await call('GET', '/api/cart/get-cart', { token })
        : await call('PUT', `/api/cart/update-quantity/${service}`, { token, body: { quantity: 1 + (index % 5) } });
    if (status !== 200) failed.push(`call ${index}: ${status}`);
  };
  const timer = setInterval(() => {
    const index = answers.length;
    answers.push(ask(index).catch((error: unknown) => void failed.push(`call ${index}: ${String(error)}`)));
  }, 10);
  return async () => {
    clearInterval(timer);
    await Promise.all(answers);
    return { sent: answers.length, failed };
  };
}

test.beforeEach(healthy);

for (const name of ['bff', 'booking', 'account'] as const)
  test(`R4b loses none of a hundred calls a second while ${name} is replaced`, { tag: '@long' }, async () => {
    const { token } = await newCustomer();
    const service = await anyService();
    await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
    const finish = customersAtWork(token, service);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const victim = site.pids()[name] as number;
    process.kill(victim, 'SIGTERM');
    await replaced(name, victim);
    await healthy();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { sent, failed } = await finish();
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  });
