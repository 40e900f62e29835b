import { generalRefusals } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { type Bff, startBff } from '../testing/start-bff.js';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
});
afterEach(() => bff.close());

const ID = '11111111-1111-4111-8111-111111111111';

it.each([
  ['F-039', '/api/services/get-services', '/services', { services: [{ _id: ID, title: 'Gel manicure' }] }],
  ['F-040', '/api/reviews', '/reviews', { reviews: [], next: null, ratings: [{ rating: 5, count: 0 }] }],
  ['F-044', '/api/special-offers/active', '/offers/active', { offers: [] }],
  ['F-045', '/api/special-offers', '/offers', { offers: [] }],
  ['F-046', `/api/special-offers/${ID}`, `/offers/${ID}`, { offer: { _id: ID } }],
  ['F-050', '/api/gallery', '/gallery', { galleryImages: [] }],
  ['site texts', '/api/site', '/site', { site: { brand: 'Araliya' } }],
  ['questions and people', '/api/site/content', '/site/content', { content: { faq: [], team: [] } }],
  ['the almanac', '/api/site/almanac', '/almanac', { almanac: null }],
])('%s GET %s is public, and 304 for a matching entity tag', async (_id, path, upstreamCall, data) => {
  bff.services.catalog.on(`GET ${upstreamCall}`, { status: 200, body: data });
  const reply = await bff.call(`GET ${path}`);
  expect([reply.status, reply.body, reply.headers.get('cache-control')]).toEqual([
    200,
    { status: 'success', data },
    'no-cache',
  ]);
  const again = await bff.call(`GET ${path}`, {
    headers: { 'if-none-match': `"other", W/${reply.headers.get('etag')}` },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(bff.services.catalog.requests(`GET ${upstreamCall}`)).toHaveLength(1);
});

it.each([
  ['a review that was hidden is not shown in an outage', '/api/reviews', { status: 200, body: {} }, 503],
  ['the reviews stay when none could be hidden in an outage', '/api/reviews', failed(503, 'DATABASE_DOWN'), 200],
  ['the menu stays, whatever was hidden', '/api/services/get-services', { status: 200, body: {} }, 200],
])('B14 %s', async (_what, path, hidden, status) => {
  const list = path === '/api/reviews' ? 'GET /reviews' : 'GET /services';
  bff.services.catalog.on(list, { status: 200, body: {} });
  bff.services.catalog.on(`POST /reviews/${ID}/hide`, hidden);
  await bff.call(`GET ${path}`);
  const call = { token: await tokenOf('admin'), body: { reason: 'Advertises' } };
  await bff.call(`POST /api/admin/reviews/${ID}/hide`, call);
  bff.services.catalog.on(list, failed(503, 'DATABASE_DOWN'));
  expect((await bff.call(`GET ${path}`)).status).toBe(status);
});

it('T16 shows a list to a visitor with an invalid token', async () => {
  bff.services.catalog.on('GET /services', { status: 200, body: { services: [] } });
  expect((await bff.call('GET /api/services/get-services', { token: 'worthless' })).status).toBe(200);
});

it('F-055 says that an offer does not exist', async () => {
  bff.services.catalog.on(`GET /offers/${ID}`, failed(404, 'NOT_FOUND'));
  const reply = await bff.call(`GET /api/special-offers/${ID}`);
  expect([reply.status, reply.body.message]).toEqual([404, generalRefusals.not_found]);
});

it('names the stylists', async () => {
  bff.services.booking.on('GET /stylists', {
    status: 200,
    body: { stylists: [{ _id: '1', name: 'Dilani', skills: 'All' }] },
  });
  expect((await bff.call('GET /api/stylists')).body.data).toEqual({
    stylists: [{ _id: '1', name: 'Dilani', skills: 'All' }],
  });
});
