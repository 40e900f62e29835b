import { ADMIN, customer, openSalon, type Salon } from '../testing/salon.js';
import { fakeServer } from '../testing/fake-server.js';
import { SweepOrderJob } from './sweep-order.job.js';
import { firstSweep, nextSweep } from './sweep.rules.js';

let salon: Salon;
let gateway: Awaited<ReturnType<typeof fakeServer>>;
let sweeping: SweepOrderJob;
let found: object = { status: -1, msg: 'No payments found', data: null };
let searchStatus = 200;

beforeAll(async () => {
  salon = await openSalon();
  gateway = await fakeServer(({ path }) =>
    path.endsWith('/oauth/token')
      ? { body: { access_token: 't', expires_in: 599 } }
      : { status: searchStatus, body: found },
  );
  sweeping = new SweepOrderJob(salon.db, salon.retrieving(gateway.url), salon.outbox);
});
afterAll(async () => {
  await salon.close();
  await gateway.close();
});

async function started(name: string, change: object = {}) {
  const who = customer(name);
  const held = await salon.held(who, change);
  return { who, held, ...(await salon.pay(who, held)) };
}
const received = (orderId: string, change: { amount?: number; currency?: string } = {}) => ({
  status: 1,
  msg: '',
  data: [{ payment_id: 320012345, order_id: orderId, status: 'RECEIVED', currency: 'LKR', amount: 1000, ...change }],
});

it('D6 asks after 2, 5, 15 and 60 minutes', () => {
  const opened = new Date('2026-11-23T03:00:00Z');
  const times = [firstSweep(opened), ...[0, 1, 2, 3].map((step) => nextSweep(opened, step))];
  expect(times.map((at) => at && (at.getTime() - opened.getTime()) / 60_000)).toEqual([2, 5, 15, 60, null]);
});

it('D6 T41 finds a payment whose notice was lost, and it counts like a notice', async () => {
  const { held, orderId } = await started('swept');
  await sweeping.run({ orderId, step: 0 });
  expect((await salon.appointments.one(held._id, ADMIN)).status).toBe('pending');
  found = received(orderId);
  await sweeping.run({ orderId, step: 1 });
  await sweeping.run({ orderId, step: 1 });
  expect(await salon.appointments.one(held._id, ADMIN)).toMatchObject({
    status: 'confirmed',
    money: 'paid',
    paymentId: '320012345',
  });
  expect(await salon.broken()).toEqual([]);
  expect(gateway.calls.filter(({ path }) => path.endsWith('/oauth/token'))).toHaveLength(1);
  expect(gateway.calls[0]).toMatchObject({
    method: 'POST',
    body: 'grant_type=client_credentials',
    headers: { authorization: `Basic ${btoa('app:app-secret')}` },
  });
  expect(gateway.calls[1]).toMatchObject({
    path: `/merchant/v1/payment/search?order_id=${orderId}`,
    headers: { authorization: 'Bearer t' },
  });
});

it('D6 D7 orders the gateway knows nothing of do not stand in the way of another try, and a late payment of one still counts', async () => {
  const { held, orderId, who } = await started('gone from the checkout three times', { startTime: '12:00' });
  const others = [await salon.pay(who, held), await salon.pay(who, held)];
  await expect(salon.pay(who, held)).rejects.toMatchObject({ kind: 'throttled', code: 'PAYMENT_ATTEMPTS' });
  found = { status: -1, msg: 'No payments found', data: null };
  for (const each of [orderId, ...others.map((other) => other.orderId)]) await sweeping.run({ orderId: each, step: 0 });
  const fourth = await salon.pay(who, held);
  expect([orderId, ...others.map((other) => other.orderId)]).not.toContain(fourth.orderId);
  found = received(orderId);
  await sweeping.run({ orderId, step: 1 });
  expect(await salon.appointments.one(held._id, ADMIN)).toMatchObject({ status: 'confirmed', money: 'paid', orderId });
});

it("D6 does not count another amount, another currency, or another order's payment", async () => {
  const { held, orderId } = await started('swept wrongly');
  for (const change of [{ amount: 1 }, { currency: 'USD' }]) {
    found = received(orderId, change);
    await sweeping.run({ orderId, step: 0 });
  }
  found = received('Z'.repeat(20));
  await sweeping.run({ orderId, step: 0 });
  expect(await salon.appointments.one(held._id, ADMIN)).toMatchObject({ status: 'pending', money: 'none' });
});

it('D6 asks for a new token once the gateway takes the old one no longer, and before it ends', async () => {
  const { orderId } = await started('swept with an old token', { startTime: '14:00' });
  const tokens = (): number => gateway.calls.filter(({ path }) => path.endsWith('/oauth/token')).length;
  await sweeping.run({ orderId, step: 0 });
  const before = tokens();
  searchStatus = 401;
  await expect(sweeping.run({ orderId, step: 1 })).rejects.toMatchObject({ kind: 'unavailable' });
  searchStatus = 200;
  await sweeping.run({ orderId, step: 1 });
  expect(tokens()).toBe(before + 1);
  salon.clock.advance(9.5); // 570 of its 599 seconds.
  await sweeping.run({ orderId, step: 2 });
  expect(tokens()).toBe(before + 2);
});

it('D6 a silent gateway fails the question, which the queue asks again, and the next one is planned beside it', async () => {
  const { orderId } = await started('swept in silence');
  const before = await salon.waiting('sweep-order');
  searchStatus = 503;
  await expect(sweeping.run({ orderId, step: 0 })).rejects.toMatchObject({ kind: 'unavailable' });
  searchStatus = 200;
  expect(await salon.waiting('sweep-order')).toBe(before + 1);
});
