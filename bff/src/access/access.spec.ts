import { callRefusals, generalRefusals } from '@salon/contracts';
import { type Caller, verifyCall } from '@salon/nest-kit';
import { describeApi } from '../docs/serve-docs.js';
import { operationsOf } from '../docs/docs.page.js';
import { failed, type ReceivedRequest } from '../testing/fake-service.js';
import { refusedStatus } from '../testing/allowed.js';
import { nimali, tokenOf, VISITORS } from '../testing/people.js';
import { type Bff, keyOf, startBff } from '../testing/start-bff.js';
import type { AccessLevel } from './access.rules.js';

/** T8: every call of the API and who may make it. A new call needs a row here. */
const ROWS: Record<string, AccessLevel> = {
  'POST /api/auth/register': 'public',
  'POST /api/auth/verify-email': 'public',
  'POST /api/auth/resend-otp': 'public',
  'POST /api/auth/login': 'public',
  'POST /api/auth/login/code': 'public',
  'POST /api/auth/confirm': 'user',
  'POST /api/auth/forgot-password': 'public',
  'PATCH /api/auth/reset-password/{token}': 'public',
  'PATCH /api/auth/update-password': 'user',
  'PUT /api/users/profile': 'user',
  'POST /api/users/upload': 'user',
  'PATCH /api/users/update-profile-image': 'user',
  'POST /api/auth/google': 'public',
  'POST /api/auth/google/exchange': 'public',
  'GET /api/auth/google': 'public',
  'GET /api/auth/google/callback': 'public',
  'GET /api/auth/google/nonce': 'public',
  'GET /api/auth/me': 'session',
  'GET /api/auth/logout': 'session',
  'POST /api/auth/logout': 'session',
  'GET /api/services/get-services': 'public',
  'GET /api/gallery': 'public',
  'GET /api/reviews': 'public',
  'GET /api/site': 'public',
  'POST /api/contact': 'public',
  'POST /api/csp-reports': 'public',
  'GET /api/site/content': 'public',
  'GET /api/site/almanac': 'public',
  'GET /api/site/next-free': 'public',
  'GET /api/stylists': 'public',
  'GET /api/special-offers/active': 'public',
  'GET /api/special-offers': 'public',
  'GET /api/special-offers/{id}': 'public',
  'GET /api/health': 'public',
  'GET /api/health/live': 'public',
  'POST /api/appointments/payhere-notify': 'public',
  'GET /api/cart/get-cart': 'user',
  'POST /api/cart/add-cart': 'user',
  'POST /api/cart/add-special-offer': 'user',
  'PUT /api/cart/update-quantity/{id}': 'user',
  'DELETE /api/cart/remove-cart-item/{id}': 'user',
  'DELETE /api/cart/clear-cart': 'user',
  'POST /api/appointments/check-availability': 'user',
  'POST /api/appointments/free-days': 'user',
  'POST /api/appointments/create': 'user',
  'POST /api/appointments': 'user',
  'POST /api/appointments/init-payhere': 'user',
  'GET /api/appointments/my-appointments': 'user',
  'GET /api/appointments/{id}/calendar': 'user',
  'GET /api/appointments/{id}': 'user',
  'PUT /api/appointments/{id}': 'user',
  'PATCH /api/appointments/{id}/cancel': 'user',
  'GET /api/reviews/user/me': 'user',
  'POST /api/reviews': 'user',
  'PATCH /api/reviews/{id}': 'user',
  'PATCH /api/appointments/{id}/reschedule': 'user',
  'GET /api/appointments/{id}/new-times': 'user',
  'GET /api/appointments/{id}/new-days': 'user',
  'GET /api/admin/clients': 'admin',
  'GET /api/admin/client-imports': 'admin',
  'POST /api/admin/client-imports': 'admin',
  'POST /api/admin/client-imports/check': 'admin',
  'POST /api/admin/client-imports/{id}/rows': 'admin',
  'POST /api/admin/client-imports/{id}/undo': 'admin',
  'POST /api/admin/service-imports/check': 'admin',
  'POST /api/admin/service-imports/rows': 'admin',
  'POST /api/admin/service-imports/undo': 'admin',
  'GET /api/admin/setup': 'settings',
  'POST /api/admin/setup/example-menu': 'settings',
  'POST /api/admin/setup/checks/{name}': 'settings',
  'POST /api/admin/setup/open': 'settings',
  'GET /api/admin/policy': 'settings',
  'PUT /api/admin/policy': 'settings',
  'GET /api/admin/salon-changes': 'admin',
  'POST /api/admin/salon-changes/{id}/undo': 'admin',
  'GET /api/admin/acts': 'desk',
  'POST /api/admin/acts/{id}/undo': 'desk',
  'GET /api/admin/refunds': 'money',
  'POST /api/admin/refunds/{id}/send': 'money',
  'POST /api/admin/refunds/{id}/settle': 'money',
  'GET /api/appointments/all': 'desk',
  'PATCH /api/appointments/{id}/status': 'desk',
  'POST /api/special-offers': 'content',
  'PATCH /api/special-offers/{id}': 'content',
  'DELETE /api/special-offers/{id}': 'content',
  'POST /api/special-offers/{id}/restore': 'content',
  'GET /api/admin/content/{kind}': 'desk',
  'POST /api/admin/content/{kind}': 'content',
  'PATCH /api/admin/content/{kind}/{id}': 'content',
  'POST /api/admin/content/{kind}/{id}/archive': 'content',
  'POST /api/admin/content/{kind}/{id}/restore': 'content',
  'POST /api/admin/content-pictures': 'content',
  'GET /api/admin/content-acts': 'desk',
  'POST /api/admin/content-acts/{id}/undo': 'content',
  'GET /api/admin/reviews': 'desk',
  'POST /api/admin/reviews/{id}/hide': 'content',
  'POST /api/admin/reviews/{id}/unhide': 'content',
  'GET /api/admin/staff': 'staff',
  'GET /api/admin/staff/activity': 'staff',
  'PATCH /api/admin/staff/{id}': 'staff',
  'POST /api/admin/staff-acts/{id}/undo': 'staff',
  'POST /api/auth/admin/register': 'public',
  'GET /api/admin/invitations': 'staff',
  'POST /api/admin/invitations': 'staff',
  'DELETE /api/admin/invitations/{id}': 'staff',
  'GET /api/users/sessions': 'user',
  'DELETE /api/users/sessions/{id}': 'user',
  'POST /api/users/sessions/end-others': 'user',
  'GET /api/users/second-factor': 'user',
  'POST /api/users/second-factor': 'user',
  'POST /api/users/second-factor/confirm': 'user',
  'POST /api/users/second-factor/recovery-codes': 'user',
  'POST /api/users/second-factor/off': 'user',
};

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

it('T8 has a row for every call the API has, with the access its controller declares', () => {
  const declared = Object.fromEntries(operationsOf(describeApi(bff.app)).map(({ call, access }) => [call, access]));
  expect(declared).toEqual(ROWS);
});

const ID = '00000000-0000-4000-8000-000000000001';

const matrix = Object.entries(ROWS).flatMap(([call, level]) =>
  VISITORS.map((visitor) => [call, visitor, refusedStatus(level, visitor)] as const),
);

it.each(matrix)('T8 T17 X-002 B-196 B-197 F-008 %s by %s', async (call, visitor, refused) => {
  const token = await tokenOf(visitor);
  const hasBody = /^(?:POST|PUT|PATCH)/.test(call);
  const reply = await bff.call(call.replace('{id}', ID), { token, ...(hasBody && { body: {} }) });
  const ofItsOwn = call.startsWith('POST /api/auth/google') && reply.body.code === 'GOOGLE_REFUSED';
  if (refused === null) expect(ofItsOwn ? [] : [401, 403]).not.toContain(reply.status);
  else expect([reply.status, reply.body.status, typeof reply.body.message]).toEqual([refused, 'error', 'string']);
});

/** Calls about one thing of one customer: what is asked of which service, with a body that gets there. */
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
    Object.keys(ROWS)
      .filter((call) => ROWS[call] === 'user' && call.includes('{id}'))
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
    for (const visitor of ['other', 'user'] as const)
      statuses.push(
        (await bff.call(call.replace('{id}', ID) + query, { token: await tokenOf(visitor), ...(body && { body }) }))
          .status,
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
