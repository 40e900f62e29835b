import { type Bff, startBff } from '../testing/start-bff.js';
import { tokenOf } from '../testing/people.js';
import { ALL_RESPONSES } from './all-responses.js';
import { surprises } from './conformance.rules.js';
import { operationsOf } from './docs.page.js';
import { describeApi } from './serve-docs.js';
import { APPOINTMENT } from '../responses/booking-responses.js';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

it('T48 tells of every call what it answers, and of no call that there is not', () => {
  expect(Object.keys(ALL_RESPONSES).sort()).toEqual(
    operationsOf(describeApi(bff.app))
      .map(({ call }) => call)
      .sort(),
  );
});

it('T48 fails the test in which a service says more than the API may show', async () => {
  bff.services.booking.on('GET /cart', { status: 200, body: { cart: { items: [], passwordHash: 'x' } } });
  await expect(bff.call('GET /api/cart/get-cart', { token: await tokenOf('user') })).rejects.toThrow(
    'answer.data.cart.passwordHash is not declared',
  );
});

it('F-055 declares in the document which fields can be null', () => {
  const visit = APPOINTMENT.properties ?? {};
  const nullable = Object.keys(visit).filter((name) => visit[name]?.nullable);
  expect(describeApi(bff.app).openapi).toBe('3.0.0');
  expect(nullable.sort()).toEqual(['attempt', 'cancelReason', 'holdUntil', 'orderId', 'paymentId', 'specialOffer']);
  expect(JSON.stringify(describeApi(bff.app).paths['/api/services/get-services'])).toContain(
    '"averageTime":{"type":"number","nullable":true}',
  );
});

it('F-055 declares in the document which fields of a request may be null', () => {
  const profile = describeApi(bff.app).components?.schemas?.['ProfileDto'];
  const fields = profile && 'properties' in profile ? profile.properties : undefined;
  const nullable = Object.entries(fields ?? {}).filter(([, field]) => 'nullable' in field && field.nullable);
  expect(nullable.map(([name]) => name).sort()).toEqual(['address', 'city', 'phone']);
});

it('F-055 fails the test in which a service says null where the document does not', async () => {
  bff.services.booking.on('GET /cart', { status: 200, body: { cart: { items: [], specialOffer: null, quote: null } } });
  await expect(bff.call('GET /api/cart/get-cart', { token: await tokenOf('user') })).rejects.toThrow(
    'answer.data.cart.quote is null',
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
    ['GET /api/stylists 200: answer.data.stylists[0].email is not declared'],
  ],
  [
    'GET /api/stylists',
    200,
    { status: 'success', data: { stylists: { _id: '1' } } },
    ['GET /api/stylists 200: answer.data.stylists is an object'],
  ],
  [
    'GET /api/stylists',
    200,
    { status: 'success', token: 'x', data: {} },
    ['GET /api/stylists 200: answer.token is not declared'],
  ],
  ['GET /api/stylists', 206, {}, ['GET /api/stylists answers 206, which is not declared']],
  [
    'GET /api/stylists?x=1',
    500,
    { status: 'error', stack: 'at x' },
    ['GET /api/stylists?x=1 500: answer.stack is not declared'],
  ],
  [
    'GET /api/services/get-services',
    200,
    { status: 'success', data: { services: [{ _id: '1', thumbnail: null }, { _id: null }] } },
    ['GET /api/services/get-services 200: answer.data.services[1]._id is null'],
  ],
  ['GET /api/reviews/user/me', 200, { status: 'success', data: { review: null } }, []],
  ['GET /api/special-offers/active', 200, { status: 'success', data: { offers: [] } }, []],
  [
    'GET /api/special-offers/7',
    200,
    { status: 'success', data: { offers: [] } },
    ['GET /api/special-offers/7 200: answer.data.offers is not declared'],
  ],
])('T48 judges %s %i', (call, status, body, found) => {
  expect(surprises(describeApi(bff.app) as unknown as Parameters<typeof surprises>[0], { call, status, body })).toEqual(
    found,
  );
});
