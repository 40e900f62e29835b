import { generalRefusals } from '@salon/contracts';
import { verifyCall } from '@salon/nest-kit';
import { eventually } from '@salon/testing';
import { failed } from '../testing/fake-service.js';
import { nimali, tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';
import { keyOf } from '../testing/start-bff.js';

const bff = signedIn('user');

const cart = { cart: { items: [], specialOffer: null } };

it("calls a service as the customer, signed for that service alone, under the request's id", async () => {
  const { booking } = bff.services;
  booking.on('GET /cart', { status: 200, body: cart });
  const reply = await bff.call('GET /api/cart/get-cart', {
    token: bff.token,
    headers: { 'x-request-id': 'visit-12345678', 'x-salon-caller': 'forged', cookie: 'a=b' },
  });
  expect(reply.body).toEqual({ status: 'success', data: cart });
  expect(reply.headers.get('x-request-id')).toBe('visit-12345678');
  const [received] = booking.requests('GET /cart');
  expect(received?.headers).toMatchObject({ 'x-request-id': 'visit-12345678' });
  expect(received?.headers).not.toHaveProperty('cookie');
  expect(received?.headers).not.toHaveProperty('authorization');
  const signed = String(received?.headers['x-salon-caller']);
  expect(await verifyCall(signed, keyOf('booking'), 'booking')).toMatchObject({
    id: nimali._id,
    role: 'user',
    email: nimali.email,
    verified: true,
    sid: 'session-user',
  });
  await expect(verifyCall(signed, keyOf('booking'), 'account')).rejects.toMatchObject({ code: 'CALL_FORGED' });
});

it.each([
  [
    '400 with its fields',
    failed(400, 'INVALID', { params: { reason: 'noDate' }, errors: { date: 'Please choose.' } }),
    400,
    { code: 'INVALID', message: 'Please select a date for your appointment', errors: { date: 'Please choose.' } },
  ],
  [
    '409 with its parameters',
    failed(409, 'SERVICE_ARCHIVED', { params: { title: 'Old perm' } }),
    409,
    { code: 'SERVICE_ARCHIVED', message: 'Old perm is no longer offered' },
  ],
  ['404', failed(404, 'NOT_FOUND'), 404, { code: 'NOT_FOUND' }],
  [
    '409 with what helps to go on',
    failed(409, 'QUOTE_CHANGED', { data: cart }),
    409,
    { code: 'QUOTE_CHANGED', data: cart },
  ],
  [
    'a code of a newer service, in general words',
    failed(429, 'WAIT', { message: 'secret detail', params: { minutes: 2 } }),
    429,
    { code: 'WAIT', message: generalRefusals.throttled },
  ],
  ['507', failed(507, 'FULL'), 507, { code: 'FULL' }],
  [
    '500 without what it says',
    failed(500, 'INTERNAL', { message: 'secret detail' }),
    500,
    { code: 'INTERNAL', message: generalRefusals.unavailable },
  ],
  [
    'a balancer that reaches no process of the service',
    { status: 503, body: '<html>secret detail' },
    503,
    { code: 'UPSTREAM_DOWN', message: generalRefusals.unavailable },
  ],
  [
    'a page of some proxy',
    { status: 500, body: '<html>secret detail' },
    500,
    { code: 'INTERNAL', message: generalRefusals.unavailable },
  ],
  [
    "a refusal of our own signature, which is not the customer's",
    failed(401, 'CALL_FORGED'),
    503,
    { code: 'UPSTREAM_REFUSED', message: generalRefusals.unavailable },
  ],
])("F-055 passes on a service's response: %s", async (_story, answer, status, body) => {
  bff.services.booking.on('GET /cart', answer);
  const reply = await bff.call('GET /api/cart/get-cart', { token: bff.token });
  expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ status: 'error', ...body })]);
  expect(reply.text).not.toContain('secret detail');
});

it('passes on how long to wait', async () => {
  bff.services.booking.on('GET /cart', { ...failed(429, 'WAIT'), headers: { 'retry-after': '37' } });
  expect((await bff.call('GET /api/cart/get-cart', { token: bff.token })).headers.get('retry-after')).toBe('37');
});

it('retries once when a connection is lost on a read, never on a write', async () => {
  const { booking } = bff.services;
  let times = 0;
  const breaksOnce = (): { status: number; body: object; dropped: boolean } => ({
    status: 200,
    body: cart,
    dropped: (times += 1) === 1,
  });
  booking.on('GET /cart', breaksOnce);
  expect((await bff.call('GET /api/cart/get-cart', { token: bff.token })).status).toBe(200);
  expect(times).toBe(2);
  times = 0;
  booking.on('DELETE /cart', breaksOnce);
  expect((await bff.call('DELETE /api/cart/clear-cart', { token: bff.token })).status).toBe(503);
  expect(times).toBe(1);
});

it('does not retry a refused call', async () => {
  bff.services.booking.on('GET /cart', failed(503, 'BUSY'));
  await bff.call('GET /api/cart/get-cart', { token: bff.token });
  expect(bff.services.booking.requests('GET /cart')).toHaveLength(1);
});

it('S-100 gives up after five seconds and says so', async () => {
  bff.services.booking.on('GET /cart', { status: 200, body: cart, delayMs: 6_000 });
  const began = performance.now();
  const reply = await bff.call('GET /api/cart/get-cart', { token: bff.token });
  expect([reply.status, reply.body.code, reply.body.message]).toEqual([
    504,
    'UPSTREAM_TIMEOUT',
    generalRefusals.timeout,
  ]);
  expect(performance.now() - began).toBeLessThan(5_800);
});

it('fails at once while a service is down, leaves the others alone, and recovers', async () => {
  const { booking } = bff.services;
  await bff.call('GET /api/auth/me', { token: bff.token });
  await booking.stop();
  for (let count = 0; count < 4; count += 1) await bff.call('GET /api/cart/get-cart', { token: bff.token });
  const took: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    const reply = await bff.call('GET /api/cart/get-cart', { token: bff.token });
    expect([reply.status, reply.body.message, reply.headers.get('retry-after')]).toEqual([
      503,
      generalRefusals.unavailable,
      '2',
    ]);
    took.push(performance.now() - began);
  }
  expect(Math.min(...took)).toBeLessThan(100);
  expect((await bff.call('GET /api/auth/me', { token: bff.token })).status).toBe(200);
  booking.on('GET /cart', { status: 200, body: cart });
  await booking.start();
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  expect((await bff.call('GET /api/cart/get-cart', { token: bff.token })).status).toBe(200);
});

it('lets all calls through again while the first one after an outage takes long', async () => {
  const { booking } = bff.services;
  booking.on('GET /cart', { status: 200, body: cart });
  const check = { name: 'mail', isOk: true, said: [], at: '2026-11-21T04:00:00Z' };
  booking.on('POST /setup/checks/mail', { status: 200, body: { check }, delayMs: 2_000 });
  await booking.stop();
  for (let count = 0; count < 4; count += 1) await bff.call('DELETE /api/cart/clear-cart', { token: bff.token });
  await booking.start();
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  const slow = bff.call('POST /api/admin/setup/checks/mail', { token: await tokenOf('admin') });
  await eventually(() => booking.requests('POST /setup/checks/mail').length === 1);
  expect((await bff.call('GET /api/cart/get-cart', { token: bff.token })).status).toBe(200);
  expect((await slow).status).toBe(200);
});

it('R4b waits for a service that announced its restart, before writes too', async () => {
  const { booking } = bff.services;
  booking.on('GET /cart', { status: 200, body: cart, headers: { connection: 'close' } });
  booking.on('DELETE /cart', { status: 200, body: cart });
  await bff.call('GET /api/cart/get-cart', { token: bff.token });
  await booking.stop();
  const cleared = bff.call('DELETE /api/cart/clear-cart', { token: bff.token });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await booking.start();
  expect((await cleared).status).toBe(200);
  expect(booking.requests('DELETE /cart')).toHaveLength(1);
});
