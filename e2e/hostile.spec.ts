import { expect, test } from '@playwright/test';
import { call, newCustomer } from './support/api.js';
import { siteUrl } from './support/addresses.js';

/** Invalid and hostile requests to the booking API are refused at once, with a message, and change nothing. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const salonDay = (ahead: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Colombo' }).format(new Date(Date.now() + ahead * 86_400_000));
const weekday = (from: number, wanted: number): string => {
  let ahead = from;
  while (new Date(`${salonDay(ahead)}T00:00:00Z`).getUTCDay() !== wanted) ahead += 1;
  return salonDay(ahead);
};
const MONDAY = weekday(20, 1);
const SUNDAY = weekday(20, 0);

const QUANTITY = 'Quantity must be between 1 and 10';

let token: string;
let service: string;

test.beforeAll(async () => {
  ({ token } = await newCustomer());
  const { body } = await call<{ services: { _id: string; title: string }[] }>('GET', '/api/services/get-services');
  service = body.data.services.find(({ title }) => title === 'Petal pedicure')?._id ?? '';
  await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  await fetch(`${siteUrl()}/api/health`);
});

/** The status of a response and its message, or those of its fields. */
async function refused(method: string, path: string, body: unknown): Promise<[status: number, message: string]> {
  const { status, body: response } = await call(method, path, { token, body });
  return [status, Object.values(response.errors ?? { of: response.message }).join(', ')];
}

const visit = (change: object): object => ({
  date: MONDAY,
  startTime: '10:00',
  endTime: '11:00',
  services: [{ service, quantity: 1 }],
  ...change,
});

test.describe('an invalid booking', () => {
  for (const [name, body, status, message] of [
    ['B-054 a date in the past', () => visit({ date: '2020-01-06' }), 400, 'Date cannot be before today'],
    ['a closed day', () => visit({ date: SUNDAY }), 400, 'Closed on Sundays'],
    [
      'a time off the grid',
      () => visit({ startTime: '10:07', endTime: '11:07' }),
      400,
      'Please choose one of the offered times',
    ],
    [
      'an end the salon did not compute',
      () => visit({ endTime: '10:30' }),
      400,
      'The visit takes 60 minutes and would not end then',
    ],
    [
      'a visit past closing',
      () => visit({ startTime: '17:30', endTime: '18:30' }),
      400,
      'Your visit would not be finished by closing time.',
    ],
    ['a day the calendar lacks', () => visit({ date: '2027-02-30' }), 400, 'Please select a date for your appointment'],
    [
      'a day beyond the horizon',
      () => visit({ date: salonDay(200) }),
      400,
      'Please choose a day within the next 90 days',
    ],
    ['the 24th hour', () => visit({ startTime: '24:00' }), 400, 'Please select a date and time for your appointment'],
    ['quantity 0', () => visit({ services: [{ service, quantity: 0 }] }), 400, QUANTITY],
    ['quantity -1', () => visit({ services: [{ service, quantity: -1 }] }), 400, QUANTITY],
    ['quantity 11', () => visit({ services: [{ service, quantity: 11 }] }), 400, QUANTITY],
    ['quantity 1e308', () => visit({ services: [{ service, quantity: 1e308 }] }), 400, QUANTITY],
    ['quantity as text', () => visit({ services: [{ service, quantity: '1' }] }), 400, QUANTITY],
    [
      'services the cart does not hold',
      () => visit({ services: [{ service: UNKNOWN_ID, quantity: 1 }] }),
      409,
      'Your cart has changed. Please check it and try again.',
    ],
    ['no services', () => visit({ services: [] }), 400, 'Please add services to your cart first'],
    ['a price of its own', () => visit({ totalAmount: 1 }), 400, 'Unknown field: totalAmount'],
    [
      'wrong types throughout',
      () => ({ date: 5, startTime: {}, services: 'x' }),
      400,
      'Please select a date for your appointment, Please select a date and time for your appointment, Please add services to your cart first',
    ],
  ] satisfies [string, () => object, number, string][])
    test(`refuses ${name}`, async () => {
      expect(await refused('POST', '/api/appointments/create', body())).toEqual([status, message]);
    });
});

test.describe('an invalid cart', () => {
  for (const [name, method, path, body, status, message] of [
    [
      'an unknown service',
      'POST',
      '/api/cart/add-cart',
      () => ({ serviceId: UNKNOWN_ID }),
      404,
      'The requested resource was not found',
    ],
    [
      'an id that is none',
      'POST',
      '/api/cart/add-cart',
      () => ({ serviceId: "1' OR '1'='1" }),
      400,
      'Please choose a service from the menu',
    ],
    [
      'an operator for an id',
      'POST',
      '/api/cart/add-cart',
      () => ({ serviceId: { $ne: null } }),
      400,
      'Please choose a service from the menu',
    ],
    [
      'a field of its own',
      'POST',
      '/api/cart/add-cart',
      () => ({ serviceId: service, price: 1 }),
      400,
      'Unknown field: price',
    ],
    ['quantity 11', 'PUT', '/api/cart/update-quantity/SERVICE', () => ({ quantity: 11 }), 400, QUANTITY],
    ['B-185 quantity 0', 'PUT', '/api/cart/update-quantity/SERVICE', () => ({ quantity: 0 }), 400, QUANTITY],
    [
      'a line that is not there',
      'DELETE',
      `/api/cart/remove-cart-item/${UNKNOWN_ID}`,
      () => undefined,
      404,
      'This is not in your cart any more, or no longer offered',
    ],
  ] satisfies [string, string, string, () => unknown, number, string][])
    test(`refuses ${name}`, async () => {
      expect(await refused(method, path.replace('SERVICE', service), body())).toEqual([status, message]);
    });
});

test.describe('an invalid body', () => {
  for (const [name, body, status] of [
    ['a megabyte', () => JSON.stringify({ serviceId: 'x'.repeat(1_000_000) }), 413],
    ['five megabytes', () => JSON.stringify({ serviceId: 'x'.repeat(5_000_000) }), 413],
    ['forty thousand levels', () => '['.repeat(40_000) + ']'.repeat(40_000), 400],
    ['half a body', () => '{"serviceId":', 400],
    ['a prototype', () => '{"__proto__":{"polluted":true},"serviceId":"x"}', 400],
    [
      'many thousands of names',
      () => JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_each, at) => [`k${at}`, 1]))),
      400,
    ],
    ['a name twice', () => '{"serviceId":"a","serviceId":{"$ne":1}}', 400],
    ['a number of ninety thousand digits', () => `{"serviceId":${'9'.repeat(90_000)}}`, 400],
    ['a mark of byte order', () => '\ufeff{"serviceId":"x"}', 400],
  ] satisfies [string, () => string, number][])
    test(`T56 refuses ${name}, in words and within 100 ms`, async () => {
      const text = body();
      const tries: number[] = [];
      while (tries.length < 10 && !tries.some((each) => each < 100)) {
        const began = performance.now();
        const reply = await fetch(`${siteUrl()}/api/cart/add-cart`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: text,
        });
        const response = (await reply.json()) as { status: string; message: string };
        tries.push(performance.now() - began);
        expect([reply.status, response.status]).toEqual([status, 'error']);
        expect(response.message).toMatch(/\w+ \w+/);
      }
      // The fastest of ten: the machine may be busy.
      expect(Math.min(...tries)).toBeLessThan(100);
    });

  test('refuses a body that is not JSON', async () => {
    const reply = await fetch(`${siteUrl()}/api/cart/add-cart`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
      body: 'serviceId=1',
    });
    expect(reply.status).toBe(415);
  });
});

test.describe('an invalid notice', () => {
  for (const [name, type, body, status] of [
    ['T34 JSON', 'application/json', '{"order_id":"X"}', 415],
    ['T34 an array', 'application/x-www-form-urlencoded', 'order_id[]=A&merchant_id=1&md5sig=x', 400],
    [
      'T34 a field twice',
      'application/x-www-form-urlencoded',
      'merchant_id=1&order_id=A&order_id=B&payhere_amount=1000.00&payhere_currency=LKR&status_code=2&md5sig=x',
      400,
    ],
    [
      'T35 a status with a tail',
      'application/x-www-form-urlencoded',
      'merchant_id=1211149&order_id=ABCDEFGHIJKLMNOPQRST&payhere_amount=1000.00&payhere_currency=LKR&status_code=2LKR&md5sig=D41D8CD98F00B204E9800998ECF8427E',
      400,
    ],
  ] satisfies [string, string, string, number][])
    test(`refuses ${name}`, async () => {
      const reply = await fetch(`${siteUrl()}/api/appointments/payhere-notify`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(reply.status).toBe(status);
    });
});

test('has changed nothing: the cart still holds its one line', async () => {
  const { body } = await call<{ cart: { cartCount: number; items: { quantity: number }[] } }>(
    'GET',
    '/api/cart/get-cart',
    { token },
  );
  expect([body.data.cart.cartCount, body.data.cart.items[0]?.quantity]).toEqual([1, 1]);
});

test('a booking without any of this is accepted', async () => {
  expect((await call('POST', '/api/appointments/create', { token, body: visit({}) })).status).toBe(201);
});
