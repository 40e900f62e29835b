import { callRefusals, generalRefusals, PERMISSIONS } from '@salon/contracts';
import { type Caller, verifyCall } from '@salon/nest-kit';
import { describeApi } from '../docs/serve-docs.js';
import { operationsOf } from '../docs/docs.page.js';
import { failed, type ReceivedRequest } from '../testing/fake-service.js';
import { refusedStatus } from '../testing/allowed.js';
import { EVERYBODY, nimali, tokenOf } from '../testing/people.js';
import { type Bff, keyOf, startBff } from '../testing/start-bff.js';
import { CALL_ACCESS } from '../testing/call-access.js';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
  bff.services.booking.on('GET /open-tasks', { status: 200, body: { total: 0 } });
  bff.services.catalog.on('GET /contact/unanswered', { status: 200, body: { tasks: [], total: 0 } });
  bff.services.account.on('GET /export/part', failed(503, 'DATABASE_DOWN'));
});
afterAll(() => bff.close());

it('T8 has a row for every call the API has, with the access its controller declares', () => {
  const declared = Object.fromEntries(operationsOf(describeApi(bff.app)).map(({ call, access }) => [call, access]));
  expect(declared).toEqual(CALL_ACCESS);
});

it('T8 every permission guards a call: one that only hides a part of a screen protects nothing', () => {
  const guarded = new Set<string>(Object.values(CALL_ACCESS));
  expect(PERMISSIONS.filter((permission) => !guarded.has(permission))).toEqual([]);
});

const ID = '00000000-0000-4000-8000-000000000001';

const matrix = Object.entries(CALL_ACCESS).flatMap(([call, level]) =>
  EVERYBODY.map((who) => [call, who, refusedStatus(level, who)] as const),
);

it.each(matrix)('T8 T17 X-002 B-196 B-197 F-008 %s by %s', async (call, who, refused) => {
  const token = await tokenOf(who);
  const hasBody = /^(?:POST|PUT|PATCH)/.test(call);
  const reply = await bff.call(call.replace('{id}', ID).replace('{date}', '2026-11-26'), {
    token,
    ...(hasBody && { body: {} }),
  });
  const ofItsOwn = call.startsWith('POST /api/auth/google') && reply.body.code === 'GOOGLE_REFUSED';
  if (refused === null) expect(ofItsOwn ? [] : [401, 403]).not.toContain(reply.status);
  else expect([reply.status, reply.body.status, typeof reply.body.message]).toEqual([refused, 'error', 'string']);
});

/** Calls about a single resource of one customer: the expected service call, with a valid body. */
const OWN: Record<
  string,
  { service: 'account' | 'booking' | 'catalog'; upstreamCall: string; body?: object; query?: string }
> = {
  'GET /api/appointments/{id}': { service: 'booking', upstreamCall: `GET /appointments/${ID}` },
  'GET /api/appointments/{id}/calendar': { service: 'booking', upstreamCall: `GET /appointments/${ID}/calendar` },
  'PUT /api/appointments/{id}': {
    service: 'booking',
    upstreamCall: `PUT /appointments/${ID}`,
    body: { orderId: 'ARL1' },
  },
  'PATCH /api/appointments/{id}/cancel': { service: 'booking', upstreamCall: `PATCH /appointments/${ID}/cancel` },
  'PATCH /api/appointments/{id}/reschedule': {
    service: 'booking',
    upstreamCall: `PATCH /appointments/${ID}/reschedule`,
    body: { date: '2026-12-02', startTime: '11:00' },
  },
  'GET /api/appointments/{id}/new-times': {
    service: 'booking',
    upstreamCall: `GET /appointments/${ID}/new-times?date=2026-12-02`,
    query: '?date=2026-12-02',
  },
  'GET /api/appointments/{id}/new-days': {
    service: 'booking',
    upstreamCall: `GET /appointments/${ID}/new-days?month=2026-12`,
    query: '?month=2026-12',
  },
  'PATCH /api/reviews/{id}': {
    service: 'catalog',
    upstreamCall: `PATCH /reviews/${ID}`,
    body: { rating: 5, comment: 'Lovely' },
  },
  'DELETE /api/reviews/{id}': { service: 'catalog', upstreamCall: `DELETE /reviews/${ID}` },
  'DELETE /api/users/sessions/{id}': { service: 'account', upstreamCall: `DELETE /my-sessions/${ID}` },
  'PUT /api/cart/update-quantity/{id}': {
    service: 'booking',
    upstreamCall: `PUT /cart/lines/${ID}`,
    body: { quantity: 2 },
  },
  'DELETE /api/cart/remove-cart-item/{id}': { service: 'booking', upstreamCall: `DELETE /cart/lines/${ID}` },
};

it('T8 T29 has a row for every call that names one thing of a customer', () => {
  expect(
    Object.keys(CALL_ACCESS)
      .filter((call) => CALL_ACCESS[call] === 'user' && call.includes('{id}'))
      .sort(),
  ).toEqual(Object.keys(OWN).sort());
});

it.each(Object.keys(OWN))(
  "T8 T29 X-002 tells the service who asks by %s, and passes its 404 for another customer's on",
  async (call) => {
    const { service, upstreamCall, body, query = '' } = OWN[call]!;
    const callers: Promise<Caller | null>[] = [];
    bff.services[service].on(upstreamCall, ({ headers }: ReceivedRequest) => {
      callers.push(verifyCall(String(headers['x-salon-caller']), keyOf(service), service));
      return failed(404, 'NOT_FOUND');
    });
    const statuses = [];
    for (const who of ['other', 'user'] as const)
      statuses.push(
        (
          await bff.call(call.replace('{id}', ID).replace('{date}', '2026-11-26') + query, {
            token: await tokenOf(who),
            ...(body && { body }),
          })
        ).status,
      );
    expect(statuses).toEqual([404, 404]);
    expect((await Promise.all(callers)).map((caller) => caller?.name)).toEqual(['Saman', nimali.name]);
  },
);

it.each(['GET /api/cart/get-cart', 'POST /api/cart/add-cart', 'DELETE /api/cart/clear-cart'])(
  'B-195 tells a guest who asks %s to sign in',
  async (call) => {
    const reply = await bff.call(call);
    expect([reply.status, reply.body.message]).toEqual([401, generalRefusals.unauthenticated]);
  },
);

it('F-013 says that a permission is missing', async () => {
  const reply = await bff.call('GET /api/appointments/all', { token: await tokenOf('user') });
  expect([reply.status, reply.body]).toEqual([
    403,
    expect.objectContaining({ code: 'ADMIN_ONLY', message: generalRefusals.forbidden }),
  ]);
});

it('asks an unverified customer to verify first', async () => {
  const reply = await bff.call('GET /api/cart/get-cart', { token: await tokenOf('unverified') });
  expect([reply.status, reply.body]).toEqual([
    403,
    expect.objectContaining({ code: 'EMAIL_UNVERIFIED', message: callRefusals.EMAIL_UNVERIFIED.text }),
  ]);
});

it('accepts the bearer token only, never a cookie', async () => {
  const token = await tokenOf('user');
  expect((await bff.call('GET /api/auth/me', { headers: { cookie: `token=${token}; jwt=${token}` } })).status).toBe(
    401,
  );
  expect((await bff.call(`GET /api/auth/me?token=${token}&access_token=${token}`)).status).toBe(401);
});
