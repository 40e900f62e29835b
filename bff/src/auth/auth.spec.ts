import { accountRefusals, messages } from '@salon/contracts';
import { OTHER_PASSWORD, PASSWORD } from '@salon/testing/passwords';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { failed } from '../testing/fake-service.js';
import { makeToken, newcomer, nimali, SESSIONS } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';

const bff = oneBff();

const form = {
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  address: '1 Galle Road',
  phone: '077 123 4567',
  role: 'user',
};
const session = { id: 'session-user', expiresAt: '2026-12-21T04:00:00Z' };
const without = (field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field));
const sent = (call: string): unknown => JSON.parse(bff.services.account.requests(call)[0]?.body ?? 'null');

describe('registering', () => {
  const stored = { requiresVerification: true, userId: nimali._id };
  const answer = { ...stored, message: messages.registerPending };

  it('F-017 F-018 A-101 answers that a code is on its way, the fields at the top and in data', async () => {
    bff.services.account.on('POST /registrations', { status: 201, body: stored });
    const reply = await bff.call('POST /api/auth/register', { body: form });
    expect([reply.status, reply.body]).toEqual([201, { status: 'success', ...answer, data: answer }]);
  });

  it("T6 passes on what the salon asks for and nothing that raises anyone's rights", async () => {
    await bff.call('POST /api/auth/register', { body: { ...form, role: 'admin' } });
    expect(sent('POST /registrations')).toEqual({
      name: form.name,
      email: form.email,
      password: form.password,
      address: form.address,
      phone: form.phone,
    });
  });

  it.each([
    'isVerified',
    'googleId',
    '_id',
    'createdAt',
    'roles',
    'profileImage',
    'passwordHash',
    'token',
    'id',
    'admin',
    'city',
    'sessions',
  ])('T6 refuses the field %s', async (field) => {
    const reply = await bff.call('POST /api/auth/register', { body: { ...form, [field]: true } });
    expect([reply.status, reply.body.code, reply.body.errors]).toEqual([
      400,
      'VALIDATION',
      { [field]: `Unknown field: ${field}` },
    ]);
    expect(bff.services.account.requests('POST /registrations')).toEqual([]);
  });

  it.each([
    ['A-125 no name', without('name'), 'name', messages.nameRequired],
    ['a blank name', { ...form, name: '   ' }, 'name', messages.nameRequired],
    ['a name of 81 letters', { ...form, name: 'n'.repeat(81) }, 'name', 'Name must be at most 80 characters'],
    [
      'T46 a name that holds a header',
      { ...form, name: 'N\r\nBcc: x@y.test' },
      'name',
      'Name must not contain control characters',
    ],
    ['no address', without('email'), 'email', messages.emailRequired],
    ['an address that is none', { ...form, email: 'nimali@' }, 'email', messages.emailInvalid],
    ['a number for an address', { ...form, email: 5 }, 'email', messages.emailInvalid],
    ['no password', without('password'), 'password', messages.passwordRequired],
    [
      'A-119 a short password',
      { ...form, password: 'Ab1', confirmPassword: 'Ab1' },
      'password',
      'Password must be at least 8 characters',
    ],
    [
      'A-120 no upper case',
      { ...form, password: 'abcdefg1', confirmPassword: 'abcdefg1' },
      'password',
      'Password must contain at least one uppercase letter',
    ],
    [
      'A-121 no lower case',
      { ...form, password: 'ABCDEFG1', confirmPassword: 'ABCDEFG1' },
      'password',
      'Password must contain at least one lowercase letter',
    ],
    [
      'A-122 no number',
      { ...form, password: 'Abcdefgh', confirmPassword: 'Abcdefgh' },
      'password',
      'Password must contain at least one number',
    ],
    [
      'a password of 129 characters',
      { ...form, password: `Aa1${'x'.repeat(126)}` },
      'password',
      messages.passwordTooLong,
    ],
    [
      'A-123 two different passwords',
      { ...form, confirmPassword: OTHER_PASSWORD },
      'confirmPassword',
      messages.passwordsDiffer,
    ],
    ['a phone of nine digits', { ...form, phone: '077123456' }, 'phone', messages.phoneInvalid],
    ['a list for a phone', { ...form, phone: ['0771234567'] }, 'phone', messages.phoneInvalid],
  ])('refuses %s with its message', async (_story, body, field, sentence) => {
    const reply = await bff.call('POST /api/auth/register', { body });
    expect([reply.status, reply.body.message, reply.body.errors?.[field]]).toEqual([400, sentence, sentence]);
  });

  it('A13 reports at its field that a password is too common, with the message of the account service', async () => {
    const errors = { password: messages.passwordCommon };
    bff.services.account.on('POST /registrations', failed(400, 'ACCOUNT_INVALID', { errors }));
    const reply = await bff.call('POST /api/auth/register', { body: form });
    expect([reply.status, reply.body.message, reply.body.errors]).toEqual([400, messages.passwordCommon, errors]);
  });

  it('A-126 A-127 needs neither address nor phone', async () => {
    for (const body of [without('address'), without('phone'), { ...form, phone: '', address: '' }])
      expect((await bff.call('POST /api/auth/register', { body })).status).toBe(201);
  });
});

describe('signing in', () => {
  it('F-021 F-022 answers the person and a bearer that names the session for thirty days', async () => {
    bff.services.account.on('POST /sign-ins', { status: 200, body: { user: nimali, session } });
    const reply = await bff.call('POST /api/auth/login', {
      body: { email: nimali.email, password: PASSWORD, role: 'user' },
    });
    const { token = '', ...rest } = reply.body;
    expect([reply.status, rest]).toEqual([
      200,
      { status: 'success', message: messages.loginSuccess, data: { user: nimali } },
    ]);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const { iat = 0, exp = 0, ...claims } = decodeJwt(token);
    expect([claims, exp - iat]).toEqual([
      { sub: nimali._id, sid: session.id, iss: 'araliya', aud: 'araliya-web' },
      30 * 86_400,
    ]);
    expect((await bff.call('GET /api/auth/me', { token })).body.data).toEqual({ user: nimali });
  });

  it.each([
    ['F-052 a wrong password', failed(401, 'LOGIN_WRONG'), 401, accountRefusals.LOGIN_WRONG.text],
    ['F-053 the other audience', failed(403, 'LOGIN_ROLE'), 403, accountRefusals.LOGIN_ROLE.text],
    [
      'F-054 an unknown address',
      failed(404, 'LOGIN_UNKNOWN', {
        errors: { email: accountRefusals.LOGIN_UNKNOWN.text },
      }),
      404,
      accountRefusals.LOGIN_UNKNOWN.text,
    ],
  ])('says what the account service refuses: %s', async (_story, answer, status, sentence) => {
    bff.services.account.on('POST /sign-ins', answer);
    const reply = await bff.call('POST /api/auth/login', { body: { email: 'a@b.test', password: 'x', role: 'user' } });
    expect([reply.status, reply.body.message, reply.body.token]).toEqual([status, sentence, undefined]);
  });

  it.each(['root', 'ADMIN', '', 5, ['admin'], { role: 'admin' }])('T5 refuses the role %j', async (role) => {
    expect((await bff.call('POST /api/auth/login', { body: { email: 'a@b.test', password: 'x', role } })).status).toBe(
      400,
    );
  });
});

describe('the code', () => {
  const code = { userId: newcomer._id, otp: '123456' };

  it('F-035 F-036 begins a session that may book at once', async () => {
    const token = await makeToken({ sub: newcomer._id, sid: SESSIONS.unverified });
    expect((await bff.call('GET /api/cart/get-cart', { token })).status).toBe(403);
    const verified = { ...newcomer, isVerified: true };
    bff.services.account.on('POST /verifications', {
      status: 200,
      body: { user: verified, session: { ...session, id: SESSIONS.unverified } },
    });
    bff.services.account.on(`GET /sessions/${SESSIONS.unverified}`, { status: 200, body: { user: verified } });
    const reply = await bff.call('POST /api/auth/verify-email', { body: code });
    expect([reply.status, reply.body.message, reply.body.data]).toEqual([200, messages.verified, { user: verified }]);
    expect((await bff.call('GET /api/cart/get-cart', { token: reply.body.token })).status).toBe(200);
  });

  it.each([
    ['A-117 five digits', { ...code, otp: '12345' }, messages.codeFormat],
    ['A-115 letters', { ...code, otp: '12345a' }, messages.codeFormat],
    ['a number', { ...code, otp: 123456 }, messages.codeFormat],
    ['an id that is none', { ...code, userId: '1' }, accountRefusals.CODE_WRONG.text],
  ])('refuses %s', async (_story, body, sentence) => {
    const reply = await bff.call('POST /api/auth/verify-email', { body });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  });

  it('F-037 F-038 is sent again', async () => {
    bff.services.account.on('POST /verifications/resend', { status: 200 });
    const reply = await bff.call('POST /api/auth/resend-otp', { body: { email: newcomer.email } });
    expect([reply.status, reply.body]).toEqual([200, { status: 'success', message: messages.codeSent, data: {} }]);
  });
});

it('A10 ends a session by POST as well', async () => {
  const token = await makeToken();
  const reply = await bff.call('POST /api/auth/logout', { token });
  expect([reply.status, reply.body.message]).toEqual([200, messages.logoutSuccess]);
  expect(bff.services.account.requests('DELETE /sessions/session-user')).toHaveLength(1);
});

it('T48 F-001 shows of a person what is declared and nothing else, whatever the service sends', async () => {
  const careless = { ...nimali, passwordHash: '$argon2id$x', sessions: [{ id: 's' }], codes: ['123456'] };
  bff.services.account.on('POST /sign-ins', { status: 200, body: { user: careless, session, internal: true } });
  bff.services.account.on('POST /verifications', { status: 200, body: { user: careless, session } });
  bff.services.account.on('POST /registrations', {
    status: 201,
    body: { requiresVerification: true, userId: nimali._id, message: 'm', code: '123456' },
  });
  bff.services.account.on(`GET /sessions/${SESSIONS.user}`, { status: 200, body: { user: careless } });
  const replies = [
    await bff.call('POST /api/auth/login', { body: { email: nimali.email, password: 'x' } }),
    await bff.call('POST /api/auth/verify-email', { body: { userId: nimali._id, otp: '123456' } }),
    await bff.call('GET /api/auth/me', { token: await makeToken() }),
  ];
  for (const { body } of replies) expect(body.data).toEqual({ user: nimali });
  expect((await bff.call('POST /api/auth/register', { body: form })).text).not.toContain('123456');
});
