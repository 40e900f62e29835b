import { type NewSession, type Registration, sentenceOf, type User } from '@salon/contracts';
import { CALLER_HEADER, signCall } from '@salon/nest-kit';
import { DEMO_PASSWORDS, PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { DataSource } from 'typeorm';
import { KEY, type RunningAccount, startAccount } from './testing/running-account.js';

let account: RunningAccount;

beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

it('A-001 A-004 F-017 F-035 takes a newcomer from registration over the mailed code to a session and out again', async () => {
  const registered = await account.call('POST', '/registrations', {
    name: 'Ama Silva',
    email: 'ama@example.test',
    password: PASSWORD,
  });
  expect(registered.statusCode).toBe(201);
  const { userId } = registered.json<Registration>();
  const otp = /verification code: (\d{6})/.exec((await account.mailTo('ama@example.test')).text)?.[1];
  const verified = await account.call('POST', '/verifications', { userId, otp });
  expect(verified.statusCode).toBe(200);
  const { session, user } = verified.json<NewSession>();
  expect((await account.call('GET', `/sessions/${session.id}`)).json<{ user: User }>().user).toEqual(user);
  expect((await account.call('DELETE', `/sessions/${session.id}`)).statusCode).toBe(204);
  const after = await account.call('GET', `/sessions/${session.id}`);
  expect([after.statusCode, after.json().code]).toEqual([401, 'SESSION_ENDED']);
});

it('has the demo accounts, and the first admin of the configuration', async () => {
  for (const [email, password, role] of [
    ['admin@araliya.test', DEMO_PASSWORDS.admin, 'admin'],
    ['desk@araliya.test', DEMO_PASSWORDS.desk, 'admin'],
    ['stylist@araliya.test', DEMO_PASSWORDS.stylist, 'user'],
    ['customer@araliya.test', DEMO_PASSWORDS.customer, 'user'],
    ['owner@araliya.test', PASSWORD, 'admin'],
  ]) {
    const reply = await account.call('POST', '/sign-ins', { email, password, role });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<NewSession>().user).toMatchObject({ role, isVerified: true });
  }
});

it('F-052 F-053 F-054 answers failures in the one shape', async () => {
  const refusals = [
    [{ email: 'customer@araliya.test', password: WRONG_PASSWORD, role: 'user' }, 401, 'Invalid email or password'],
    [
      { email: 'customer@araliya.test', password: DEMO_PASSWORDS.customer, role: 'admin' },
      403,
      'Your account is not authorized for this access',
    ],
    [
      { email: 'nobody@araliya.test', password: DEMO_PASSWORDS.customer, role: 'user' },
      404,
      'Account not found with this email',
    ],
  ] as const;
  for (const [body, status, message] of refusals) {
    const reply = await account.call('POST', '/sign-ins', body);
    expect([reply.statusCode, reply.json(), sentenceOf(reply.json())]).toEqual([
      status,
      expect.objectContaining({ status: 'error', requestId: expect.any(String) }),
      message,
    ]);
  }
});

it('T3 tells in Retry-After how long to wait', async () => {
  const tries = Array.from({ length: 40 }, () =>
    account.call('POST', '/sign-ins', { email: 'slow@araliya.test', password: WRONG_PASSWORD, role: 'user' }),
  );
  const replies = await Promise.all(tries);
  const waiting = replies.filter(({ statusCode }) => statusCode === 429);
  expect(waiting.length).toBeGreaterThanOrEqual(34);
  expect(waiting.every(({ headers }) => /^[1-8]$/.test(String(headers['retry-after'])))).toBe(true);
});

it.each([
  '/registrations',
  '/verifications',
  '/verifications/resend',
  '/sign-ins',
  '/password-resets',
  '/password-resets/redeem',
])('T56 answers odd bodies to %s with 400, none with 500', async (path) => {
  const bodies = [
    '',
    'null',
    '[]',
    '{}',
    '"x"',
    '1',
    '{"email":{"$ne":""},"password":["x"],"userId":{},"otp":1e308,"name":null}',
    '{"__proto__":{"role":"admin"}}',
    '{"email":"a@b","password":null}',
  ];
  for (const payload of bodies) {
    const reply = await account.app.inject({
      method: 'POST',
      url: path,
      headers: { ...account.guest, 'content-type': 'application/json' },
      payload,
    });
    expect([payload, reply.statusCode]).toEqual([payload, 400]);
  }
});

it('A-005 T15 mails a link to the configured site whatever host the call names', async () => {
  const reply = await account.app.inject({
    method: 'POST',
    url: '/password-resets',
    headers: { ...account.guest, host: 'evil.test', 'x-forwarded-host': 'evil.test' },
    payload: { email: 'customer@araliya.test', role: 'user' },
  });
  expect(reply.statusCode).toBe(200);
  const mail = await account.mailTo('customer@araliya.test');
  expect(mail.text).toMatch(/^http:\/\/localhost:4000\/reset-password\/[\w-]{43}$/m);
  expect(`${mail.text}${mail.html}`).not.toContain('evil');
});

it('answers a session id that is none like one that is over, and lets it be ended', async () => {
  for (const sid of ['x', '1 OR 1=1', '%00', '00000000-0000-4000-8000-000000000000']) {
    const reply = await account.call('GET', `/sessions/${sid}`);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'SESSION_ENDED']);
    expect((await account.call('DELETE', `/sessions/${sid}`)).statusCode).toBe(204);
  }
});

it('T59 answers nobody without the signature of the BFF', async () => {
  const foreign = await signCall({ key: KEY, audience: 'booking', issuer: 'bff', caller: null });
  for (const headers of [{}, { [CALLER_HEADER]: foreign }, { [CALLER_HEADER]: 'e30.e30.' }]) {
    expect(
      (
        await account.app.inject({
          method: 'POST',
          url: '/sign-ins',
          headers,
          payload: { email: 'customer@araliya.test', password: DEMO_PASSWORDS.customer, role: 'user' },
        })
      ).statusCode,
    ).toBe(401);
  }
});

it('is ready when its database and its queue are', async () => {
  expect((await account.app.inject({ url: '/health/ready' })).json()).toMatchObject({
    status: 'ok',
    checks: { database: 'ok', jobs: 'ok' },
  });
});

it('has tables that are what its rows say', async () => {
  const { upQueries } = await account.app.get(DataSource).driver.createSchemaBuilder().log();
  const columns = upQueries
    .map(({ query }) => query)
    .filter((query) => /(?:ADD|DROP|ALTER) COLUMN|CREATE TABLE/i.test(query));
  expect(columns).toEqual([]);
});
