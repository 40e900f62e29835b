import { CALL_ACCESS } from '../testing/call-access.js';
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

/** Every call that changes something, except the gateway's notice. */
const MUTATING = Object.keys(CALL_ACCESS)
  .filter((call) => !call.startsWith('GET ') && !call.endsWith('payhere-notify'))
  .map((call) => call.replace(/\{\w+\}/g, '1'));

it.each(MUTATING)('T49 refuses %s from another site', async (call) => {
  const reply = await bff.call(call, {
    token,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  });
  expect([reply.status, reply.body.code]).toEqual([403, 'CROSS_SITE']);
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
