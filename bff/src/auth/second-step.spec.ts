import { randomUUID } from 'node:crypto';
import { accountRefusals, messages, permissionsOf, type User } from '@salon/contracts';
import { PASSWORD } from '@salon/testing/passwords';
import { operationsOf } from '../docs/docs.page.js';
import { describeApi } from '../docs/serve-docs.js';
import { RATE_LIMITS } from '../limits/rate-limits.js';
import { failed } from '../testing/fake-service.js';
import { liveSession, makeToken, nimali, owner, SESSIONS, tokenOf } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';
import { type Bff, startBff } from '../testing/start-bff.js';

const bff = oneBff();

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const CHALLENGE = 'x'.repeat(43);

describe('the second step', () => {
  const begun = { user: nimali, session: { id: SESSIONS.user, expiresAt: '2026-12-21T04:00:00Z' } };

  it.each(['POST /api/auth/login', 'POST /api/auth/google/exchange'])(
    'T71 %s answers a challenge and no token, which opens nothing',
    async (call) => {
      const answer = { status: 200, body: { secondStep: { challenge: CHALLENGE, secret: 'not for the browser' } } };
      bff.services.account.on('POST /sign-ins', answer);
      bff.services.account.on('POST /google-codes/redeem', answer);
      const reply = await bff.call(call, {
        body: call.endsWith('login') ? { email: nimali.email, password: PASSWORD } : { code: 'c'.repeat(43) },
      });
      expect([reply.status, reply.body]).toEqual([
        200,
        { status: 'success', message: messages.secondFactorNext, data: { secondStep: { challenge: CHALLENGE } } },
      ]);
      for (const path of ['/api/auth/me', '/api/cart/get-cart', '/api/users/second-factor'])
        expect((await bff.call(`GET ${path}`, { token: CHALLENGE })).status).toBe(401);
    },
  );

  it('begins the session with the code', async () => {
    bff.services.account.on('POST /sign-ins/second-step', { status: 200, body: begun });
    const reply = await bff.call('POST /api/auth/login/code', { body: { challenge: CHALLENGE, code: '123456' } });
    expect([reply.status, reply.body.data]).toEqual([200, { user: nimali }]);
    expect((await bff.call('GET /api/auth/me', { token: reply.body.token ?? null })).status).toBe(200);
  });
});

describe('a fresh confirmation', () => {
  /** The owner's session, of each test its own: the BFF keeps it for seconds. */
  let session: string;
  let token: string;
  beforeEach(async () => {
    const sid = randomUUID();
    session = `GET /sessions/${sid}`;
    token = await makeToken({ sub: owner._id, sid });
  });

  const CALLS: Record<string, { upstream: string; body?: object; who?: User }> = {
    'POST /api/admin/refunds/{id}/send': { upstream: `POST /refunds/${ID}/send` },
    'PATCH /api/admin/staff/{id}': { upstream: `PATCH /staff/${ID}`, body: { role: 'stylist', version: 1 } },
    'POST /api/admin/staff-acts/{id}/undo': { upstream: `POST /staff-acts/${ID}/undo` },
    'POST /api/admin/invitations': { upstream: 'POST /invitations', body: { email: 'a@b.test' } },
    'POST /api/users/second-factor': { upstream: 'POST /second-factor' },
    'POST /api/admin/export': { upstream: 'GET /export/part' },
    'DELETE /api/admin/customers/{id}': { upstream: `GET /customers/${ID}` },
    'GET /api/users/me/data': { upstream: 'GET /customer-data' },
    'DELETE /api/users/me': { upstream: 'DELETE /customer-data', who: { ...nimali, _id: owner._id } },
  };
  const upstreamOf = (call: string) => (call.includes('refunds') ? bff.services.booking : bff.services.account);

  it('T74 is needed by these calls, and no other', () => {
    const { paths } = describeApi(bff.app);
    const confirmed = operationsOf(describeApi(bff.app)).filter(({ call }) => {
      const [method = '', path = ''] = call.toLowerCase().split(' ');
      const item = paths[Object.keys(paths).find((each) => each.toLowerCase() === path) ?? ''] as
        Record<string, Record<string, unknown>> | undefined;
      return item?.[method]?.['x-confirmed'] === true;
    });
    expect(confirmed.map(({ call }) => call).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.keys(CALLS))('T74 %s is refused after ten minutes, with how to confirm', async (call) => {
    const { upstream, body, who = owner } = CALLS[call]!;
    const send = () => bff.call(call.replace('{id}', ID), { token, ...(body && { body }) });
    bff.services.account.on(session, { status: 200, body: liveSession(who, 10) });
    bff.services.booking.on('GET /merged-records', { status: 200, body: { ids: [], emails: [] } });
    const refused = await send();
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      403,
      'CONFIRMATION_NEEDED',
      { confirmBy: 'password' },
    ]);
    expect(upstreamOf(call).requests(upstream)).toEqual([]);
    bff.services.account.on('POST /confirmations', { status: 204 });
    bff.services.account.on(session, { status: 200, body: liveSession(who) });
    const confirmed = await bff.call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    expect([confirmed.status, confirmed.body.message]).toEqual([200, messages.confirmed]);
    bff.services.account.on('GET /export/part', failed(503, 'DATABASE_DOWN'));
    bff.services.account.on(`GET /customers/${ID}`, failed(404, 'CUSTOMER_NOT_FOUND'));
    await send();
    expect(upstreamOf(call).requests(upstream)).toHaveLength(1);
  });

  it('T74 that was made in another process counts at once', async () => {
    bff.services.account.on(session, { status: 200, body: liveSession(owner, 11) });
    expect((await bff.call('GET /api/auth/me', { token })).status).toBe(200);
    bff.services.account.on(session, { status: 200, body: liveSession(owner) });
    await bff.call(`POST /api/admin/refunds/${ID}/send`, { token });
    expect(bff.services.booking.requests(`POST /refunds/${ID}/send`)).toHaveLength(1);
  });
});

// After the tests of the one BFF: the passport strategies of another replace its own.
describe('owners in production', () => {
  let strict: Bff;
  let token: string | null;
  const ownerWith = (secondFactor: 'on' | 'off'): User => ({ ...owner, secondFactor });
  beforeEach(async () => {
    strict = await startBff({ ownersNeedSecondFactor: true });
    token = await tokenOf('admin');
  });
  afterEach(() => strict.close());

  it('T75 do nothing of the salon before two-step sign-in is set up, and are led to it', async () => {
    const me = await strict.call<{ user: User }>('GET /api/auth/me', { token });
    expect([me.body.data.user.secondFactor, me.body.data.user.permissions]).toEqual([
      'required',
      permissionsOf('owner'),
    ]);
    for (const path of ['/api/admin/staff', '/api/appointments/all', '/api/admin/tasks', '/api/admin/content/faq']) {
      const reply = await strict.call(`GET ${path}`, { token });
      expect([reply.status, reply.body.message]).toEqual([403, accountRefusals.SECOND_FACTOR_NEEDED.text]);
    }
    strict.services.account.on('POST /second-factor', { status: 200, body: { secret: 'S', uri: 'otpauth://x' } });
    expect((await strict.call('POST /api/users/second-factor', { token })).status).toBe(200);
  });

  it('T75 do everything with it, and cannot turn it off', async () => {
    const session = `GET /sessions/${SESSIONS.admin}`;
    strict.services.account.on(session, { status: 200, body: liveSession(ownerWith('on')) });
    expect((await strict.call('GET /api/appointments/all', { token })).status).not.toBe(403);
    const off = await strict.call('POST /api/users/second-factor/off', { token, body: { code: '123456' } });
    expect([off.status, off.body.message]).toEqual([409, accountRefusals.SECOND_FACTOR_KEPT.text]);
    expect(strict.services.account.requests('POST /second-factor/off')).toEqual([]);
  });

  it('T75 the front desk may leave it off', async () => {
    const desk = await tokenOf('frontDesk');
    expect((await strict.call('GET /api/appointments/all', { token: desk })).status).not.toBe(403);
  });
});

it('T73 wrong codes are counted for the network like wrong passwords', async () => {
  const strict = await startBff({ limits: 'strict' });
  strict.services.account.on('POST /sign-ins/second-step', failed(400, 'SECOND_FACTOR_WRONG'));
  const guess = () => strict.call('POST /api/auth/login/code', { body: { challenge: CHALLENGE, code: '123456' } });
  const statuses = [];
  const { points } = RATE_LIMITS.login;
  for (let at = 0; at <= points; at += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array<number>(points).fill(400), 429]);
  await strict.close();
});
