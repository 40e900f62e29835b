import { messages, DEFAULT_POLICY } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const policy = { ...DEFAULT_POLICY, version: '0123456789abcdef' };
const save = (body: unknown) => bff.call('PUT /api/admin/policy', { token: bff.token, body });

it('an admin reads and changes the policy', async () => {
  bff.services.booking.on('GET /policy', { status: 200, body: { policy } });
  bff.services.booking.on('PUT /policy', { status: 200, body: { policy, change: { _id: '1' } } });
  expect((await bff.call('GET /api/admin/policy', { token: bff.token })).body.data).toEqual({ policy });
  const reply = await save(policy);
  expect([reply.status, reply.body.message]).toEqual([200, messages.policySaved]);
  expect(JSON.parse(bff.services.booking.requests('PUT /policy')[0]?.body ?? '')).toEqual(policy);
});

it.each([
  [{ bookingFee: -1 }, 'bookingFee'],
  [{ bookingFee: 1e9 }, 'bookingFee'],
  [{ bookingFee: 0.001 }, 'bookingFee'],
  [{ latePercent: 101 }, 'latePercent'],
  [{ noShowPercent: '50' }, 'noShowPercent'],
  [{ gridMinutes: 7 }, 'gridMinutes'],
  [{ colour: 'red' }, 'colour'],
])('refuses %j at its field and asks nobody', async (change, field) => {
  const reply = await save({ ...policy, ...change });
  expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]]);
  expect(bff.services.booking.requests('PUT /policy')).toEqual([]);
});

it.each([undefined, null, [], 'policy', { ...DEFAULT_POLICY }])('refuses %j as a whole', async (body) => {
  expect((await save(body ?? undefined)).status).toBe(400);
});

it('the second of two who edit is shown what the first saved', async () => {
  const current = { ...DEFAULT_POLICY, latePercent: 40 };
  bff.services.booking.on('PUT /policy', failed(409, 'CHANGED_MEANWHILE', { data: { current } }));
  const reply = await save(policy);
  expect([reply.status, reply.body.code, reply.body.data]).toEqual([409, 'CHANGED_MEANWHILE', { current }]);
});

it('guests read the policy with the site at once, and as last known while booking is down', async () => {
  bff.services.catalog.on('GET /site', { status: 200, body: { site: { brand: 'Araliya' } } });
  bff.services.booking.on('GET /policy', { status: 200, body: { policy } });
  bff.services.booking.on('PUT /policy', { status: 200, body: { policy, change: { _id: '1' } } });
  const read = async () => (await bff.call('GET /api/site')).body.data;
  expect(await read()).toEqual({ site: { brand: 'Araliya', policy: DEFAULT_POLICY } });
  bff.services.booking.on('GET /policy', { status: 200, body: { policy: { ...policy, bookingFee: 2000 } } });
  await save(policy);
  expect(await read()).toEqual({ site: { brand: 'Araliya', policy: { ...DEFAULT_POLICY, bookingFee: 2000 } } });
  bff.services.booking.on('GET /policy', failed(503, 'DATABASE_DOWN'));
  await save(policy);
  expect(await read()).toEqual({ site: { brand: 'Araliya', policy: { ...DEFAULT_POLICY, bookingFee: 2000 } } });
});
