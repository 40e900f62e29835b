import { randomUUID } from 'node:crypto';
import type { SignedInDevice } from '@salon/contracts';
import { PASSWORD } from '@salon/testing/passwords';
import { failed } from '../testing/fake-service.js';
import { makeToken, nimali, SESSIONS } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';

const session: SignedInDevice = {
  _id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  device: 'Chrome on Android',
  since: '2026-11-20T05:00:00.000Z',
  lastSeen: '2026-11-21T05:00:00.000Z',
  here: false,
};

const bff = oneBff();
let here: string;
let there: string;
/** The other session, of each test its own: the BFF remembers an ended one. */
let elsewhere: string;
beforeEach(async () => {
  elsewhere = randomUUID();
  bff.services.account.on(`GET /sessions/${elsewhere}`, { status: 200, body: { user: nimali } });
  [here, there] = [await makeToken(), await makeToken({ sid: elsewhere })];
});

const me = async (token: string): Promise<number> => (await bff.call('GET /api/auth/me', { token })).status;
const over = (): void => bff.services.account.on(`GET /sessions/${elsewhere}`, failed(401, 'SESSION_ENDED'));

it('lists the sessions of the user', async () => {
  bff.services.account.on('GET /my-sessions', { status: 200, body: { sessions: [session] } });
  expect((await bff.call('GET /api/users/sessions', { token: here })).body).toEqual({
    status: 'success',
    data: { sessions: [session] },
  });
});

it('ends one session, so that its next call is refused', async () => {
  bff.services.account.on(`DELETE /my-sessions/${elsewhere}`, () => {
    over();
    return { status: 204 };
  });
  expect(await me(there)).toBe(200);
  const reply = await bff.call(`DELETE /api/users/sessions/${elsewhere}`, { token: here });
  expect([reply.status, reply.body.message, await me(there), await me(here)]).toEqual([
    200,
    'Signed out there',
    401,
    200,
  ]);
});

it('T14 ends all other sessions, so that their next call is refused', async () => {
  bff.services.account.on('POST /my-sessions/end-others', () => {
    over();
    return { status: 204 };
  });
  expect(await me(there)).toBe(200);
  const reply = await bff.call('POST /api/users/sessions/end-others', { token: here });
  expect([reply.status, reply.body.message, await me(there), await me(here)]).toEqual([
    200,
    'Signed out everywhere else',
    401,
    200,
  ]);
});

it('sends the account service network and user agent of a sign-in, never the whole address', async () => {
  bff.services.account.on('POST /sign-ins', {
    status: 200,
    body: { user: nimali, session: { id: SESSIONS.user, expiresAt: '2026-12-21T04:00:00Z' } },
  });
  const form = { email: nimali.email, password: PASSWORD, role: 'user' };
  await bff.call('POST /api/auth/login', {
    body: form,
    headers: {
      'user-agent': `Mozilla/5.0 \u00e9 ${'x'.repeat(400)}`,
      'x-forwarded-for': '203.0.113.77',
      'x-visitor-agent': 'forged',
      'x-visitor-network': 'forged',
    },
  });
  const { headers } = bff.services.account.requests('POST /sign-ins')[0]!;
  expect(headers['x-visitor-network']).toBe('203.0.113.0/24');
  expect(headers['x-visitor-agent']).toMatch(/^Mozilla\/5\.0 {2}x{285,}$/);
  expect(String(headers['x-visitor-agent'])).toHaveLength(300);
});

it("sends no other service the visitor's network or agent", async () => {
  await bff.call('GET /api/cart/get-cart', { token: here });
  expect(
    Object.keys(bff.services.booking.requests('GET /cart')[0]!.headers).filter((name) => name.startsWith('x-visitor')),
  ).toEqual([]);
});
