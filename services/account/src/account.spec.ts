import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RegisterAnswer, SessionAnswer, User } from '@salon/contracts';
import { CALLER_HEADER, createLogger, createServer, type Mail, Mailer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, pngOf, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';

const KEY = 'account-call-key-for-development-only-0000';
const letters: Mail[] = [];
let url: string;
let app: NestFastifyApplication;
let signed: string;
let media: string;

beforeAll(async () => {
  url = await testDatabaseUrl();
  media = await mkdtemp(join(tmpdir(), 'media-'));
  Object.assign(process.env, {
    MEDIA_DIR: media,
    DATABASE_URL: url,
    LIMITS: 'strict',
    ADMIN_EMAIL: 'Owner@araliya.test',
    ADMIN_PASSWORD: 'Owner12345',
  });
  const { AppModule } = await import('./app.module.js');
  app = await createServer(AppModule, { name: 'account', port: 0 }, createLogger('account', 'silent'));
  app.get(Mailer).send = async (mail: Mail) => void letters.push(mail);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  signed = await signCall({ key: KEY, audience: 'account', issuer: 'bff', caller: null });
});

afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
  await rm(media, { recursive: true });
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  app.inject({ method, url: path, headers: { [CALLER_HEADER]: signed }, ...(payload && { payload }) });

async function arrived(to: string): Promise<Mail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const letter = letters.find((each) => each.to === to);
    if (letter) return letter;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no letter came');
}

it('A-001 A-004 F-017 F-035 takes a newcomer from registration over the mailed code to a session and out again', async () => {
  const registered = await call('POST', '/registrations', {
    name: 'Ama Silva',
    email: 'ama@example.test',
    password: 'Frangipani7',
  });
  expect(registered.statusCode).toBe(201);
  const { userId } = registered.json<RegisterAnswer>();
  const otp = /verification code: (\d{6})/.exec((await arrived('ama@example.test')).text)?.[1];
  const verified = await call('POST', '/verifications', { userId, otp });
  expect(verified.statusCode).toBe(200);
  const { session, user } = verified.json<SessionAnswer>();
  expect((await call('GET', `/sessions/${session.id}`)).json<{ user: User }>()).toEqual({ user });
  expect((await call('DELETE', `/sessions/${session.id}`)).statusCode).toBe(204);
  const after = await call('GET', `/sessions/${session.id}`);
  expect([after.statusCode, after.json().code]).toEqual([401, 'SESSION_ENDED']);
});

it('has the demo accounts, and the first admin of the configuration', async () => {
  for (const [email, password, role] of [
    ['admin@araliya.test', 'Admin123!', 'admin'],
    ['customer@araliya.test', 'Customer123!', 'user'],
    ['owner@araliya.test', 'Owner12345', 'admin'],
  ]) {
    const reply = await call('POST', '/sign-ins', { email, password, role });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<SessionAnswer>().user).toMatchObject({ role, isVerified: true });
  }
});

it('F-052 F-053 F-054 answers failures in the one shape', async () => {
  const refusals = [
    [{ email: 'customer@araliya.test', password: 'Wrong1234', role: 'user' }, 401, 'Invalid email or password'],
    [
      { email: 'customer@araliya.test', password: 'Customer123!', role: 'admin' },
      403,
      'Your account is not authorized for this access',
    ],
    [
      { email: 'nobody@araliya.test', password: 'Customer123!', role: 'user' },
      404,
      'Account not found with this email',
    ],
  ] as const;
  for (const [body, status, message] of refusals) {
    const reply = await call('POST', '/sign-ins', body);
    expect([reply.statusCode, reply.json()]).toEqual([
      status,
      expect.objectContaining({ status: 'error', message, requestId: expect.any(String) }),
    ]);
  }
});

it('T3 tells in Retry-After how long to wait', async () => {
  const tries = Array.from({ length: 40 }, () =>
    call('POST', '/sign-ins', { email: 'slow@araliya.test', password: 'Wrong1234', role: 'user' }),
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
    const reply = await app.inject({
      method: 'POST',
      url: path,
      headers: { [CALLER_HEADER]: signed, 'content-type': 'application/json' },
      payload,
    });
    expect([payload, reply.statusCode]).toEqual([payload, 400]);
  }
});

it('A-005 T15 mails a link to the configured site whatever host the call names', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/password-resets',
    headers: { [CALLER_HEADER]: signed, host: 'evil.test', 'x-forwarded-host': 'evil.test' },
    payload: { email: 'customer@araliya.test', role: 'user' },
  });
  expect(reply.statusCode).toBe(200);
  const letter = await arrived('customer@araliya.test');
  expect(letter.text).toMatch(/^http:\/\/localhost:4000\/reset-password\/[\w-]{43}$/m);
  expect(`${letter.text}${letter.html}`).not.toContain('evil');
});

it('A-006 changes a profile and a password for the one who is signed in, for no guest', async () => {
  const { user, session } = (
    await call('POST', '/sign-ins', { email: 'customer@araliya.test', password: 'Customer123!', role: 'user' })
  ).json<SessionAnswer>();
  const caller = {
    id: user._id,
    role: user.role,
    name: user.name,
    email: user.email,
    phone: user.phone,
    verified: true,
    sid: session.id,
  };
  const mine = { [CALLER_HEADER]: await signCall({ key: KEY, audience: 'account', issuer: 'bff', caller }) };
  const calls = [
    ['PUT', '/profile', { name: 'Ishara F', city: 'Galle' }, 200],
    ['POST', '/passwords/change', { currentPassword: 'Customer123!', newPassword: 'Customer456!' }, 204],
  ] as const;
  for (const [method, url, payload, status] of calls) {
    expect((await app.inject({ method, url, headers: { [CALLER_HEADER]: signed }, payload })).statusCode).toBe(401);
    expect((await app.inject({ method, url, headers: mine, payload })).statusCode).toBe(status);
  }
  expect((await call('GET', `/sessions/${session.id}`)).json<{ user: User }>().user).toMatchObject({
    name: 'Ishara F',
    city: 'Galle',
  });
});

it('A15 T42 stores a picture as bytes, shows it under its name, and reads bytes nowhere else', async () => {
  const { user, session } = (
    await call('POST', '/sign-ins', { email: 'admin@araliya.test', password: 'Admin123!', role: 'admin' })
  ).json<SessionAnswer>();
  const caller = {
    id: user._id,
    role: user.role,
    name: user.name,
    email: user.email,
    phone: user.phone,
    verified: true,
    sid: session.id,
  };
  const mine = {
    [CALLER_HEADER]: await signCall({ key: KEY, audience: 'account', issuer: 'bff', caller }),
    'content-type': 'application/octet-stream',
  };
  const send = (url: string, payload: Buffer, headers: Record<string, string> = mine) =>
    app.inject({ method: 'POST', url, headers, payload });
  const stored = await send('/avatars', pngOf({ width: 40, height: 30 }));
  expect([stored.statusCode, stored.json().user]).toEqual([201, user]);
  const path = stored.json<{ imageUrl: string }>().imageUrl.replace('/media/account', '/pictures');
  const shown = await app.inject({ url: path, headers: { [CALLER_HEADER]: signed } });
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.subarray(8, 12).toString()]).toEqual([
    200,
    'image/webp',
    'WEBP',
  ]);
  expect((await app.inject({ url: path })).statusCode).toBe(401);
  for (const lost of [path.replace('30.webp', '7.webp'), '/pictures/..%2f..%2fetc/1.webp', '/pictures/x/passwd'])
    expect((await app.inject({ url: lost, headers: mine })).statusCode).toBe(404);
  expect((await send('/avatars', Buffer.alloc(5_242_881))).json()).toMatchObject({
    code: 'PICTURE_TOO_LARGE',
    message: 'Image size should be less than 5MB',
  });
  expect((await send('/avatars', Buffer.alloc(6_000_000))).statusCode).toBe(413);
  expect((await send('/avatars', Buffer.alloc(0))).statusCode).toBe(400);
  expect((await send('/avatars', Buffer.from('{}'), { ...mine, 'content-type': 'application/json' })).statusCode).toBe(
    400,
  );
  expect((await send('/sign-ins', Buffer.from('{}'))).statusCode).toBe(415);
  expect(
    (
      await send('/avatars', pngOf({ width: 4, height: 4 }), {
        [CALLER_HEADER]: signed,
        'content-type': 'application/octet-stream',
      })
    ).statusCode,
  ).toBe(401);
});

it('answers a session id that is none like one that is over, and lets it be ended', async () => {
  for (const sid of ['x', '1 OR 1=1', '%00', '00000000-0000-4000-8000-000000000000']) {
    const reply = await call('GET', `/sessions/${sid}`);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'SESSION_ENDED']);
    expect((await call('DELETE', `/sessions/${sid}`)).statusCode).toBe(204);
  }
});

it('T59 answers nobody without the signature of the BFF', async () => {
  const foreign = await signCall({ key: KEY, audience: 'booking', issuer: 'bff', caller: null });
  for (const headers of [{}, { [CALLER_HEADER]: foreign }, { [CALLER_HEADER]: 'e30.e30.' }]) {
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/sign-ins',
          headers,
          payload: { email: 'customer@araliya.test', password: 'Customer123!', role: 'user' },
        })
      ).statusCode,
    ).toBe(401);
  }
});

it('is ready when its database and its queue are', async () => {
  expect((await app.inject({ url: '/health/ready' })).json()).toMatchObject({
    status: 'ok',
    checks: { database: 'ok', jobs: 'ok' },
  });
});

it('has tables that are what its rows say', async () => {
  const { upQueries } = await app.get(DataSource).driver.createSchemaBuilder().log();
  const columns = upQueries
    .map(({ query }) => query)
    .filter((query) => /(?:ADD|DROP|ALTER) COLUMN|CREATE TABLE/i.test(query));
  expect(columns).toEqual([]);
});
