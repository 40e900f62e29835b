import { eventually } from '@salon/testing';
import type { Appointment, Cart, PaymentInit } from '@salon/contracts';
import { noticeSignature } from './gateway/signature.js';
import { bookingApp } from './testing/booking-app.js';
import { MERCHANT } from './testing/running-booking.js';
import { CUT } from './testing/fake-catalog.js';
import { ADMIN, customer, DAY } from './testing/salon.js';

const nimali = customer('Nimali Perera');
const { call, notify, mails, bare } = bookingApp();

it('B-195 B-196 T59 answers nothing unsigned; no guest has a cart, and no customer the list of all visits', async () => {
  expect((await bare('/cart')).statusCode).toBe(401);
  for (const [method, path] of [
    ['GET', '/cart'],
    ['POST', '/cart/lines'],
    ['POST', '/cart/offer'],
    ['DELETE', '/cart'],
    ['POST', '/appointments'],
    ['GET', '/appointments'],
    ['POST', '/payments/init'],
  ] as const) {
    expect([
      path,
      (await call(null, method, path, method === 'GET' || method === 'DELETE' ? undefined : {})).status,
    ]).toEqual([path, 401]);
  }
  expect(await call(customer('Unverified', { verified: false }), 'GET', '/cart')).toMatchObject({
    status: 403,
    body: { code: 'EMAIL_UNVERIFIED' },
  });
  expect((await call(nimali, 'GET', '/appointments/all')).status).toBe(403);
  expect((await call(nimali, 'PATCH', `/appointments/${CUT.id}/status`, { status: 'confirmed' })).status).toBe(403);
});

it('B-001 keeps the cart of who is signed in and verified, from call to call, and of nobody else', async () => {
  const ruwan = customer('Ruwan');
  await call(ruwan, 'POST', '/cart/lines', { serviceId: CUT.id });
  expect((await call<{ cart: Cart }>(ruwan, 'GET', '/cart')).body.cart.items.map(({ service }) => service._id)).toEqual(
    [CUT.id],
  );
  expect((await call<{ cart: Cart }>(customer('Shanthi'), 'GET', '/cart')).body.cart.items).toEqual([]);
  const refused = [
    await call(null, 'POST', '/cart/lines', { serviceId: CUT.id }),
    await call(customer('Ruwan', { verified: false }), 'POST', '/cart/lines', { serviceId: CUT.id }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 403]);
});

it('C8 C9 C10 admins undo acts and give money back, customers move visits; nobody else', async () => {
  for (const [method, path] of [
    ['POST', `/acts/${CUT.id}/undo`],
    ['POST', `/refunds/${CUT.id}/send`],
    ['POST', `/refunds/${CUT.id}/settle`],
  ] as const) {
    const statuses = [null, nimali].map(async (caller) => (await call(caller, method, path, {})).status);
    expect([path, await Promise.all(statuses)]).toEqual([path, [401, 403]]);
  }
  expect((await call(ADMIN, 'POST', `/acts/${CUT.id}/undo`)).status).toBe(404);
  expect((await call(ADMIN, 'POST', `/refunds/${CUT.id}/settle`, { reference: 'T' })).status).toBe(404);
  expect((await call(null, 'PATCH', `/appointments/${CUT.id}/reschedule`, {})).status).toBe(401);
  expect(
    (await call(nimali, 'PATCH', `/appointments/${CUT.id}/reschedule`, { date: DAY, startTime: '10:00' })).status,
  ).toBe(404);
});

it('B-198 B-199 B-207 B-215 B-139 walks the line from cart to paid visit and mail', async () => {
  const { cart } = (await call<{ cart: Cart }>(nimali, 'POST', '/cart/lines', { serviceId: CUT.id })).body;
  expect(cart).toMatchObject({ cartCount: 1, servicesTotal: 4500, bookingFee: 1000, totalAmount: 5500 });
  const slots = await call<{ availableSlots: string[] }>(nimali, 'POST', '/slots/search', {
    date: DAY,
    services: [{ service: CUT.id, quantity: 1 }],
  });
  expect(slots.body.availableSlots).toContain('10:00');
  const made = await call<{ appointment: Appointment }>(nimali, 'POST', '/appointments', {
    date: DAY,
    startTime: '10:00',
    endTime: '11:00',
    quote: cart.quote,
    services: [{ service: CUT.id, quantity: 1 }],
  });
  expect(made).toMatchObject({ status: 201, body: { appointment: { status: 'pending', appointmentFee: 1000 } } });
  const { appointment } = made.body;
  const init = (
    await call<PaymentInit>(nimali, 'POST', '/payments/init', {
      amount: 1000,
      appointmentData: { _id: appointment._id },
    })
  ).body;
  expect(init.checkoutUrl).toBe('http://localhost:4090/pay/checkout');

  const signed = { orderId: init.orderId, amount: '1000.00', currency: 'LKR', statusCode: '2' };
  const reply = await notify({
    merchant_id: '1211149',
    order_id: init.orderId,
    payment_id: '320012345',
    payhere_amount: '1000.00',
    payhere_currency: 'LKR',
    status_code: '2',
    md5sig: noticeSignature(MERCHANT, signed),
    custom_1: 'somebody-elses',
    method: 'VISA',
    card_holder_name: 'N Perera',
    card_no: '************1292',
    card_expiry: '1230',
    status_message: 'ok',
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
  const paid = await call<{ appointment: Appointment }>(nimali, 'GET', `/appointments/${appointment._id}`);
  expect(paid.body.appointment).toMatchObject({ status: 'confirmed', money: 'paid', orderId: init.orderId });
  expect((await call<{ cart: Cart }>(nimali, 'GET', '/cart')).body.cart.items).toEqual([]);

  await eventually(() => mails.length > 0);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: nimali.email,
    subject: 'Your visit on Thursday, November 26, 2026 is confirmed',
    icalEvent: { method: 'REQUEST' },
  });
  expect(mails[0]?.html).toContain(appointment.appointmentId);
});

it.each([
  ['a notice in JSON', () => notify('{}', 'application/json'), 400],
  ['a notice with a field twice', () => notify('order_id=a&order_id=b'), 400],
  ['a notice of 9 kB', () => notify(`custom_1=${'x'.repeat(9_000)}`), 413],
  ['a notice in another type', () => notify('a', 'text/csv'), 415],
  ['an id that is none', () => call(nimali, 'GET', '/appointments/1%27%20OR%201=1'), 404],
  ['quantity 0', () => call(nimali, 'PUT', `/cart/lines/${CUT.id}`, { quantity: 0 }), 400],
  ['a line that is not there', () => call(nimali, 'PUT', `/cart/lines/${CUT.id}`, { quantity: 2 }), 404],
  ['an offer that is not there', () => call(nimali, 'POST', '/cart/offer', { offerId: CUT.id }), 404],
  ['a list for a body', () => call(nimali, 'POST', '/appointments', []), 400],
  ['no body', () => call(nimali, 'POST', '/appointments'), 400],
  ['an unknown filter', () => call(ADMIN, 'GET', '/appointments/all?status=paid'), 400],
] as const)('answers %s in words, with the right status', async (_story, ask, status) => {
  const reply = await ask();
  expect('statusCode' in reply ? reply.statusCode : reply.status).toBe(status);
});

it('is ready once its database and its queue are', async () => {
  expect((await bare('/health/ready')).json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', jobs: 'ok' },
  });
});
