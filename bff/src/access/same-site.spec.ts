import { operationsOf } from '../docs/docs.page.js';
import { describeApi } from '../docs/serve-docs.js';
import { tokenOf } from '../testing/people.js';
import { type Bff, SITE, startBff } from '../testing/start-bff.js';
import { comesFromHere } from './same-site.rules.js';

let bff: Bff;
let token: string | null;
beforeAll(async () => {
  bff = await startBff();
  token = await tokenOf('user');
});
afterAll(() => bff.close());

it.each([
  ['our own page', 'POST', 'same-origin', SITE, true],
  ['the address bar', 'POST', 'none', undefined, true],
  ['no browser', 'POST', undefined, undefined, true],
  ['an old browser on our page', 'POST', undefined, SITE, true],
  ['another site', 'POST', 'cross-site', 'https://evil.test', false],
  ['another site, its origin hidden', 'DELETE', 'cross-site', undefined, false],
  ['a neighbour of the same site', 'PUT', 'same-site', 'http://other.localhost:4000', false],
  ['an old browser elsewhere', 'PATCH', undefined, 'https://evil.test', false],
  ['an old browser, no origin at all', 'POST', undefined, 'null', false],
  ['a look-alike', 'POST', undefined, `${SITE}.evil.test`, false],
  ['another site that only reads', 'GET', 'cross-site', 'https://evil.test', true],
])('T49 judges a call from %s', (_story, method, site, origin, allowed) => {
  expect(comesFromHere({ method, site, origin }, SITE)).toBe(allowed);
});

const MUTATING = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/verify-email',
  'POST /api/auth/resend-otp',
  'POST /api/auth/logout',
  'POST /api/cart/add-cart',
  'POST /api/cart/add-special-offer',
  'PUT /api/cart/update-quantity/1',
  'DELETE /api/cart/remove-cart-item/1',
  'DELETE /api/cart/clear-cart',
  'POST /api/appointments/check-availability',
  'POST /api/appointments/free-days',
  'POST /api/appointments/create',
  'POST /api/appointments',
  'POST /api/appointments/init-payhere',
  'PUT /api/appointments/1',
  'PATCH /api/appointments/1/cancel',
  'PATCH /api/appointments/1/status',
  'POST /api/reviews',
  'PATCH /api/reviews/1',
  'PATCH /api/appointments/1/reschedule',
  'POST /api/admin/acts/1/undo',
  'POST /api/admin/close/1',
  'POST /api/admin/close/1/reopen',
  'POST /api/admin/notices/1/review',
  'POST /api/admin/messages/1/answer',
  'POST /api/admin/messages/1/reopen',
  'POST /api/admin/mails/1/send',
  'POST /api/admin/refunds/1/send',
  'POST /api/admin/refunds/1/settle',
  'POST /api/auth/forgot-password',
  'PATCH /api/auth/reset-password/1',
  'PATCH /api/auth/update-password',
  'PUT /api/users/profile',
  'POST /api/contact',
  'POST /api/client-reports',
  'POST /api/csp-reports',
  'POST /api/admin/content/faq',
  'POST /api/admin/content-pictures',
  'PUT /api/admin/content/faq/order',
  'PATCH /api/admin/content/faq/1',
  'POST /api/admin/content/faq/1/archive',
  'POST /api/admin/content/faq/1/restore',
  'POST /api/admin/client-imports',
  'POST /api/admin/client-imports/check',
  'POST /api/admin/client-imports/1/rows',
  'POST /api/admin/client-imports/1/undo',
  'POST /api/admin/service-imports/check',
  'POST /api/admin/service-imports/rows',
  'POST /api/admin/service-imports/undo',
  'POST /api/admin/content-acts/1/undo',
  'POST /api/admin/reviews/1/hide',
  'POST /api/admin/reviews/1/unhide',
  'POST /api/admin/stylists',
  'PUT /api/admin/stylists/order',
  'PATCH /api/admin/stylists/1',
  'POST /api/admin/stylists/1/archive',
  'POST /api/admin/stylists/1/restore',
  'PUT /api/admin/policy',
  'POST /api/admin/export',
  'POST /api/admin/ops/1/retry',
  'PUT /api/admin/setup/zone',
  'POST /api/admin/setup/open',
  'POST /api/admin/setup/example-menu',
  'POST /api/admin/setup/checks/1',
  'POST /api/admin/salon-changes/1/undo',
  'POST /api/admin/visits/1/progress',
  'POST /api/admin/visits/1/payments',
  'POST /api/admin/visits/1/cancel',
  'PUT /api/admin/visits/1/note',
  'POST /api/admin/customers/code',
  'POST /api/admin/customers/1/merge',
  'PUT /api/admin/customers/1/notes',
  'DELETE /api/admin/customers/1/sessions',
  'POST /api/admin/customer-changes/1/undo',
  'PUT /api/admin/visits/1/lines',
  'POST /api/admin/visits/1/receipt',
  'PUT /api/admin/hours',
  'POST /api/admin/hours/impact',
  'POST /api/admin/appointments/1/reassign',
  'POST /api/admin/appointments/1/keep',
  'POST /api/admin/desk/visits',
  'POST /api/admin/desk/visits/1/move',
  'POST /api/admin/desk/blocks',
  'DELETE /api/admin/desk/blocks/1',
  'POST /api/admin/desk/block-changes/1/undo',
  'POST /api/my-day/visits/1/step',
  'POST /api/my-day/acts/1/undo',
  'POST /api/auth/admin/register',
  'POST /api/admin/invitations',
  'DELETE /api/admin/invitations/1',
  'POST /api/auth/login/code',
  'POST /api/auth/confirm',
  'POST /api/users/second-factor',
  'POST /api/users/second-factor/confirm',
  'POST /api/users/second-factor/recovery-codes',
  'POST /api/users/second-factor/off',
  'PATCH /api/admin/staff/1',
  'POST /api/admin/staff-acts/1/undo',
  'DELETE /api/users/sessions/1',
  'POST /api/users/sessions/end-others',
  'POST /api/special-offers',
  'PATCH /api/special-offers/1',
  'DELETE /api/special-offers/1',
  'POST /api/special-offers/1/restore',
  'POST /api/users/upload',
  'PATCH /api/users/update-profile-image',
  'POST /api/auth/google',
  'POST /api/auth/google/exchange',
];

it.each(MUTATING)('T49 refuses %s from another site', async (call) => {
  const reply = await bff.call(call, {
    token,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  });
  expect([reply.status, reply.body.code]).toEqual([403, 'CROSS_SITE']);
});

it("T49 covers every mutating call except the gateway's notice", () => {
  const changing = operationsOf(describeApi(bff.app))
    .map(({ call }) => call)
    .filter((call) => !call.startsWith('GET ') && !call.endsWith('payhere-notify'));
  const shape = (call: string): string => call.replace(/\{\w+\}/g, '1').replace('/content/faq', '/content/1');
  expect(changing.map(shape).sort()).toEqual(MUTATING.map(shape).sort());
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/json',
])('T49 F-014 refuses a body of type %s', async (type) => {
  for (const call of ['POST /api/auth/login', 'POST /api/cart/add-cart', 'POST /api/appointments']) {
    const reply = await bff.call(call, {
      token,
      body: '{"email":"a@b.test","password":"x"}',
      headers: { 'content-type': type },
    });
    expect([reply.status, reply.body.status]).toEqual([415, 'error']);
  }
});

it("T49 takes the gateway's notice from anywhere", async () => {
  const reply = await bff.call('POST /api/appointments/payhere-notify', {
    body: 'order_id=A',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'null' },
  });
  expect(reply.status).toBe(200);
});

it.each([
  'null',
  'https://evil.test',
  `${SITE}.evil.test`,
  'http://evil-localhost:4000',
  'https://localhost:4000',
  SITE,
])('T50 answers origin %s without letting it read', async (origin) => {
  for (const method of ['GET', 'OPTIONS']) {
    const reply = await bff.call(`${method} /api/services/get-services`, {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

it('T52 sends security headers with every response', async () => {
  for (const path of ['/api/services/get-services', '/api/cart/get-cart', '/api/nowhere']) {
    const { headers } = await bff.call(`GET ${path}`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
