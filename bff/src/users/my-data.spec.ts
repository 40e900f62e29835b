import { accountRefusals, generalRefusals, messages } from '@salon/contracts';
import { verifyCall } from '@salon/nest-kit';
import type { ServiceName } from '../options.js';
import { failed, type ReceivedRequest } from '../testing/fake-service.js';
import { liveSession, nimali, SESSIONS, tokenOf } from '../testing/people.js';
import { type Bff, keyOf, startBff } from '../testing/start-bff.js';

const FORGET = 'DELETE /customer-data';
const READ = 'GET /customer-data';
const MERGED = 'GET /merged-records';
const DELETABLE = 'GET /merged-records/deletable';
const FORGET_MERGED = 'DELETE /merged-records';
const SERVICES: readonly ServiceName[] = ['booking', 'catalog', 'account'];
const SESSION = `GET /sessions/${SESSIONS.user}`;

let bff: Bff;
let user: string | null;
/** The services that were asked to forget, in order, and whom. */
let asked: { service: ServiceName; customer: Promise<string | undefined> }[];

/** Each test has a BFF of its own: sessions and lost connections are remembered in it. */
beforeEach(async () => {
  bff = await startBff();
  user = await tokenOf('user');
  asked = [];
  bff.services.booking.on(MERGED, { status: 200, body: { ids: [], emails: [] } });
  for (const service of SERVICES)
    bff.services[service].on(FORGET, ({ headers }: ReceivedRequest) => {
      const signed = verifyCall(String(headers['x-salon-caller']), keyOf(service), service);
      asked.push({ service, customer: signed.then((caller) => caller?.email) });
      return { status: 200, body: {} };
    });
});
afterEach(() => bff.close());

const forget = (token: string | null = user) => bff.call('DELETE /api/users/me', { token });
const download = (token: string | null = user) => bff.call('GET /api/users/me/data', { token });
const order = () => asked.map(({ service }) => service);

it('T64 A19 a customer downloads what all services hold about them, as a file', async () => {
  const profile = { name: 'Nimali', email: nimali.email, phone: null, address: null, city: null };
  bff.services.account.on(READ, { status: 200, body: { profile, since: '2026-11-20T05:00:00.000Z', sessions: [] } });
  const reply = await download();
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="araliya-my-data.json"');
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(reply.text)).toEqual({
    account: { profile, since: '2026-11-20T05:00:00.000Z', sessions: [] },
    booking: {},
    catalog: {},
  });
  expect(reply.text).toContain('\n  "booking"');
});

it.each(SERVICES)('T64 gives no incomplete file while %s is away', async (service) => {
  bff.services[service].on(READ, failed(503, 'DATABASE_DOWN'));
  const reply = await download();
  expect([reply.status, reply.body.message, reply.headers.get('content-disposition')]).toEqual([
    503,
    generalRefusals.unavailable,
    null,
  ]);
});

it('T64 A19 deletes at booking, then catalog, then account, and the session is over', async () => {
  expect((await bff.call('GET /api/auth/me', { token: user })).status).toBe(200);
  const reply = await forget();
  expect([reply.status, reply.body.message]).toEqual([200, messages.accountDeleted]);
  expect(order()).toEqual(SERVICES);
  expect(await Promise.all(asked.map(({ customer }) => customer))).toEqual(Array(3).fill(nimali.email));
  bff.services.account.on(SESSION, failed(401, 'SESSION_ENDED'));
  expect((await bff.call('GET /api/auth/me', { token: user })).status).toBe(401);
});

it.each([
  ['all is deleted', { status: 200, body: {} }],
  ['the account is left', failed(503, 'DATABASE_DOWN')],
])('T64 guests no longer read the review at once, also in an outage, when %s', async (_what, account) => {
  bff.services.account.on(FORGET, account);
  bff.services.catalog.on('GET /reviews', { status: 200, body: { reviews: [], next: null, ratings: [] } });
  const read = () => bff.call('GET /api/reviews');
  await read();
  await read();
  expect(bff.services.catalog.requests('GET /reviews')).toHaveLength(1);
  await forget();
  bff.services.catalog.on('GET /reviews', failed(503, 'DATABASE_DOWN'));
  expect((await read()).status).toBe(503);
  expect(bff.services.catalog.requests('GET /reviews')).toHaveLength(2);
});

describe('of records that the desk merged into the customer’s', () => {
  const merged = { ids: ['33333333-3333-4333-8333-333333333333'], emails: ['nimali@old.example.test'] };
  let deleted: string[];

  beforeEach(() => {
    deleted = [];
    bff.services.booking.on(MERGED, { status: 200, body: merged });
    bff.services.booking.on(DELETABLE, { status: 200, body: {} });
    bff.services.account.on(MERGED, { status: 200, body: { hasOtherAccount: false } });
    for (const service of SERVICES) {
      bff.services[service].on(FORGET, () => ({ status: 200, body: { left: deleted.push(service) } }));
      bff.services[service].on(FORGET_MERGED, () => ({
        status: 200,
        body: { left: deleted.push(`merged ${service}`) },
      }));
    }
  });

  const signedFor = async (service: ServiceName, call = FORGET_MERGED) => {
    const [{ headers }] = bff.services[service].requests(call) as [ReceivedRequest];
    return verifyCall(String(headers['x-salon-caller']), keyOf(service), service);
  };

  it('T64 A19 those go first, as booking named them and not the browser, while booking still knows the merge', async () => {
    const body = { merged: { ids: ['44444444-4444-4444-8444-444444444444'], emails: ['kumari@example.test'] } };
    expect((await bff.call('DELETE /api/users/me', { token: user, body })).status).toBe(200);
    expect(deleted).toEqual(['merged catalog', 'merged account', ...SERVICES]);
    for (const service of ['catalog', 'account'] as const)
      expect(await signedFor(service)).toMatchObject({ id: nimali._id, merged });
    expect(await signedFor('booking', FORGET)).toMatchObject({ id: nimali._id, merged });
  });

  it('T64 A19 another account among them stays: the caller’s own record alone is deleted', async () => {
    bff.services.account.on(MERGED, { status: 200, body: { hasOtherAccount: true } });
    expect((await forget()).status).toBe(200);
    expect(deleted).toEqual([...SERVICES]);
    expect(await signedFor('account', MERGED)).toMatchObject({ merged });
    expect(await signedFor('booking', FORGET)).not.toHaveProperty('merged');
  });

  it('T64 A19 while account is away, booking keeps the merge, and the call can be repeated', async () => {
    bff.services.account.on(FORGET_MERGED, failed(503, 'DATABASE_DOWN'));
    expect((await forget()).body.code).toBe('DELETION_UNFINISHED');
    expect(deleted).toEqual(['merged catalog']);
    bff.services.account.on(FORGET_MERGED, { status: 200, body: {} });
    expect((await forget()).status).toBe(200);
  });

  it('T64 A19 nothing of them is deleted when booking refuses', async () => {
    bff.services.booking.on(DELETABLE, failed(409, 'DELETION_REFUSED', { params: { reason: 'visit' } }));
    expect([(await forget()).body.code, deleted]).toEqual(['DELETION_REFUSED', []]);
  });
});

it('T64 A19 passes on why booking refuses, and deletes nothing', async () => {
  bff.services.booking.on(FORGET, failed(409, 'DELETION_REFUSED', { params: { reason: 'visits' } }));
  const reply = await forget();
  expect([reply.status, reply.body.code]).toEqual([409, 'DELETION_REFUSED']);
  expect(order()).toEqual([]);
});

it('T64 says the usual while booking is away, because nothing is deleted then', async () => {
  bff.services.booking.on(FORGET, { status: 200, dropped: true });
  const reply = await forget();
  expect([reply.status, reply.body.code, order()]).toEqual([503, 'UPSTREAM_DOWN', []]);
});

it.each([
  ['catalog', failed(503, 'DATABASE_DOWN'), ['booking']],
  ['catalog', failed(500, 'INTERNAL'), ['booking']],
  ['account', { status: 200, dropped: true }, ['booking', 'catalog']],
] as const)(
  'T64 says when %s fails that only a part is deleted, and can be repeated',
  async (service, answer, done) => {
    const works = { status: 200, body: {} };
    bff.services[service].on(FORGET, answer);
    const reply = await forget();
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([
      503,
      'DELETION_UNFINISHED',
      accountRefusals.DELETION_UNFINISHED.text,
    ]);
    expect(order()).toEqual(done);
    expect((await bff.call('GET /api/auth/me', { token: user })).status).toBe(200);
    bff.services[service].on(FORGET, works);
    expect((await forget()).status).toBe(200);
  },
);

it.each([
  ['anonymous', 401],
  ['unverified', 403],
  ['expired', 401],
  ['revoked', 401],
] as const)('T64 T8 neither call is for a visitor who is %s', async (visitor, status) => {
  const token = await tokenOf(visitor);
  expect([(await forget(token)).status, (await download(token)).status]).toEqual([status, status]);
  expect([order(), bff.services.account.requests(READ)]).toEqual([[], []]);
});

it.each(['stylist', 'frontDesk', 'admin'] as const)(
  'T64 A19 deletes nothing of a %s, who can download their data',
  async (visitor) => {
    const token = await tokenOf(visitor);
    const reply = await forget(token);
    expect([reply.status, reply.body.code, order()]).toEqual([409, 'DELETION_REFUSED', []]);
    expect((await download(token)).status).toBe(200);
  },
);

it('T74 T64 needs a sign-in or confirmation of the last ten minutes', async () => {
  bff.services.account.on(SESSION, { status: 200, body: liveSession(nimali, 11) });
  for (const reply of [await forget(), await download()])
    expect([reply.status, reply.body.code]).toEqual([403, 'CONFIRMATION_NEEDED']);
  expect([order(), bff.services.booking.requests(READ)]).toEqual([[], []]);
});

it('T64 T48 the file shows no field that the API does not declare', async () => {
  bff.services.account.on(READ, { status: 200, body: { passwordHash: 'x' } });
  await expect(download()).rejects.toThrow('/account/passwordHash is not declared');
});
