import { type Bff, startBff } from '../testing/start-bff.js';
import { tokenOf } from '../testing/people.js';
import { surprises } from '../testing/conformance.js';
import { operationsOf } from './docs.page.js';
import { describeApi } from './serve-docs.js';
import { readResponseSchemas } from './response-schemas.js';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

it('T48 tells of every call what it answers, and of no call that there is not', () => {
  expect(Object.keys(readResponseSchemas().calls).sort()).toEqual(
    operationsOf(describeApi(bff.app))
      .map(({ call }) => call)
      .sort(),
  );
});

it('T48 fails the test in which a service says more than the API may show', async () => {
  bff.services.booking.on('GET /cart', { status: 200, body: { cart: { items: [], passwordHash: 'x' } } });
  await expect(bff.call('GET /api/cart/get-cart', { token: await tokenOf('user') })).rejects.toThrow(
    '/data/cart/passwordHash is not declared',
  );
});

it('F-055 declares in the document which fields can be null', () => {
  const { openapi, components } = describeApi(bff.app);
  const nullable = (name: string) => {
    const fields = (components?.schemas?.[name] as { properties: Record<string, unknown> }).properties;
    return Object.keys(fields).filter((field) => JSON.stringify(fields[field]).includes('"null"'));
  };
  expect(openapi).toBe('3.1.0');
  expect(nullable('SalonService').sort()).toEqual(['averageTime', 'thumbnail']);
  expect(nullable('Appointment')).toEqual(expect.arrayContaining(['attempt', 'cancelReason', 'holdUntil', 'orderId']));
});

it('F-055 declares in the document which fields of a request may be null', () => {
  const profile = describeApi(bff.app).components?.schemas?.['ProfileDto'];
  const fields = profile && 'properties' in profile ? profile.properties : undefined;
  const nullable = Object.keys(fields ?? {}).filter((name) => JSON.stringify(fields?.[name]).includes('"null"'));
  expect(nullable.sort()).toEqual(['address', 'city', 'phone']);
});

it('F-055 fails the test in which a service says null where the document does not', async () => {
  bff.services.booking.on('GET /cart', { status: 200, body: { cart: { items: [], specialOffer: null, quote: null } } });
  await expect(bff.call('GET /api/cart/get-cart', { token: await tokenOf('user') })).rejects.toThrow(
    '/data/cart/quote must be string',
  );
});

it.each<[string, number, unknown, string[]]>([
  [
    'GET /api/stylists',
    200,
    { status: 'success', data: { stylists: [{ _id: '1', name: 'Dilani', skills: 'All' }] } },
    [],
  ],
  [
    'GET /api/stylists',
    200,
    { status: 'success', data: { stylists: [{ _id: '1', email: 'd@x.test' }] } },
    ['GET /api/stylists 200: /data/stylists/0/email is not declared'],
  ],
  [
    'GET /api/stylists',
    200,
    { status: 'success', data: { stylists: { _id: '1' } } },
    ['GET /api/stylists 200: /data/stylists must be array'],
  ],
  [
    'GET /api/stylists',
    200,
    { status: 'success', token: 'x', data: {} },
    ['GET /api/stylists 200: /token is not declared'],
  ],
  ['GET /api/stylists', 206, {}, ['GET /api/stylists answers 206, which is not declared']],
  [
    'GET /api/stylists?x=1',
    500,
    { status: 'error', stack: 'at x' },
    ['GET /api/stylists?x=1 500: /stack is not declared'],
  ],
  [
    'GET /api/services/get-services',
    200,
    { status: 'success', data: { services: [{ _id: '1', thumbnail: null }, { _id: null }] } },
    ['GET /api/services/get-services 200: /data/services/1/_id must be string'],
  ],
  ['GET /api/reviews/user/me', 200, { status: 'success', data: { review: null } }, []],
  ['GET /api/special-offers/active', 200, { status: 'success', data: { offers: [] } }, []],
  [
    'GET /api/special-offers/7',
    200,
    { status: 'success', data: { offers: [] } },
    ['GET /api/special-offers/7 200: /data/offers is not declared'],
  ],
])('T48 judges %s %i', (call, status, body, found) => {
  const api = describeApi(bff.app) as unknown as Parameters<typeof surprises>[0];
  expect(surprises(api, { call, status, body }, { mayOmitFields: true })).toEqual(found);
});

it('F-055 a real response has every field that the document promises', () => {
  const api = describeApi(bff.app) as unknown as Parameters<typeof surprises>[0];
  const body = { status: 'success', data: { stylists: [{ _id: '1', name: 'Dilani', skills: 'All' }] } };
  expect(surprises(api, { call: 'GET /api/stylists', status: 200, body })).toEqual([
    "GET /api/stylists 200: /data/stylists/0 must have required property 'picture'",
  ]);
});
