import { Writable } from 'node:stream';
import { accountRefusals, generalRefusals, messages } from '@salon/contracts';
import { OTHER_PASSWORD, PASSWORD } from '@salon/testing/passwords';
import { failed } from '../testing/fake-service.js';
import { makeToken, nimali } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';
import { startBff } from '../testing/start-bff.js';

let log = '';
const bff = oneBff({
  log: new Writable({
    write: (line, _encoding, done) => {
      log += String(line);
      done();
    },
  }),
});
beforeEach(() => void (log = ''));

const sent = (call: string): unknown => JSON.parse(bff.services.account.requests(call)[0]?.body ?? 'null');
const TOKEN = 'Zm9yZ290dGVuLXBhc3N3b3JkLXRva2VuLW9mLTMyLWI';
const ENDED = failed(401, 'SESSION_ENDED');

describe('a forgotten password', () => {
  beforeEach(() => bff.services.account.on('POST /password-resets', { status: 200 }));

  it.each([
    [{ email: 'a@b.test' }, 'user'],
    [{ email: 'a@b.test', role: 'user' }, 'user'],
    [{ email: 'a@b.test', role: 'admin' }, 'admin'],
  ])('F-027 F-028 A-148 A-184 asked for by %j is looked for among role %s', async (body, role) => {
    const reply = await bff.call('POST /api/auth/forgot-password', { body });
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Password reset link has been sent to your email. Please check your inbox.',
        data: {},
      },
    ]);
    expect(sent('POST /password-resets')).toEqual({ email: 'a@b.test', role });
  });

  it.each([
    [{}, messages.emailRequired],
    [{ email: 'a' }, messages.emailInvalid],
    [{ email: { $ne: '' } }, messages.emailInvalid],
    [{ email: 'a@b.test', role: 'root' }, generalRefusals.invalid],
  ])('refuses %j', async (body, sentence) => {
    const reply = await bff.call('POST /api/auth/forgot-password', { body });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  });
});

describe('a reset link', () => {
  const call = `PATCH /api/auth/reset-password/${TOKEN}`;
  const body = { password: OTHER_PASSWORD, role: 'admin' };
  beforeEach(() =>
    bff.services.account.on('POST /password-resets/redeem', { status: 200, body: { userId: nimali._id } }),
  );

  it('F-029 A-177 A4 sets the password, whatever role is sent', async () => {
    const reply = await bff.call(call, { body });
    expect([reply.status, reply.body]).toEqual([
      200,
      { status: 'success', message: 'Password reset successful! Please login with your new password.', data: {} },
    ]);
    expect(sent('POST /password-resets/redeem')).toEqual({ token: TOKEN, password: OTHER_PASSWORD });
  });

  it.each([
    [
      'abc',
      'Password must be at least 8 characters long. Password must contain at least one uppercase letter. ' +
        'Password must contain at least one number',
    ],
    [
      '        ',
      'Password must contain at least one uppercase letter. Password must contain at least one lowercase letter. ' +
        'Password must contain at least one number',
    ],
    ['', messages.passwordRequired],
    [5, messages.passwordRequired],
  ])('A-130 A-131 A-132 A13 refuses %j with everything that is wrong', async (password, sentence) => {
    const reply = await bff.call(call, { body: { password } });
    expect([reply.status, reply.body.message, reply.body.errors]).toEqual([400, sentence, { password: sentence }]);
  });

  it('T13 that is used, expired or unknown says so, and is in no log', async () => {
    bff.services.account.on('POST /password-resets/redeem', failed(400, 'RESET_LINK_DEAD'));
    const reply = await bff.call(call, { body });
    expect([reply.status, reply.body.message]).toEqual([
      400,
      'This reset link is not valid any more. Please ask for a new one.',
    ]);
    expect(log).toContain('reset-password');
    expect(log).not.toContain(TOKEN);
  });

  it('T13 that is dead is refused before a new password is chosen, and is in no log', async () => {
    const check = () => bff.call('POST /api/auth/reset-link', { body: { token: TOKEN } });
    bff.services.account.on('POST /password-resets/check', { status: 204 });
    expect((await check()).status).toBe(200);
    expect(sent('POST /password-resets/check')).toEqual({ token: TOKEN });
    bff.services.account.on('POST /password-resets/check', failed(400, 'RESET_LINK_DEAD'));
    const dead = await check();
    expect([dead.status, dead.body.code]).toEqual([400, 'RESET_LINK_DEAD']);
    expect(log).not.toContain(TOKEN);
  });

  it("T14 drops the owner's cached sessions", async () => {
    const token = await makeToken({ sid: 'session-before' });
    bff.services.account.on('GET /sessions/session-before', { status: 200, body: { user: nimali } });
    expect((await bff.call('GET /api/auth/me', { token })).status).toBe(200);
    bff.services.account.on('GET /sessions/session-before', ENDED);
    await bff.call(call, { body });
    expect((await bff.call('GET /api/auth/me', { token })).status).toBe(401);
  });
});

describe('changing a password', () => {
  const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };

  it('F-030 A-178 passes both on for the caller and says so', async () => {
    bff.services.account.on('POST /passwords/change', { status: 204 });
    const reply = await bff.call('PATCH /api/auth/update-password', { token: await makeToken(), body });
    expect([reply.status, reply.body]).toEqual([
      200,
      { status: 'success', message: 'Password updated successfully!', data: {} },
    ]);
    expect(sent('POST /passwords/change')).toEqual(body);
  });

  it('T14 forgets the other sessions at once', async () => {
    const other = await makeToken({ sid: 'session-elsewhere' });
    bff.services.account.on('GET /sessions/session-elsewhere', { status: 200, body: { user: nimali } });
    expect((await bff.call('GET /api/auth/me', { token: other })).status).toBe(200);
    bff.services.account.on('GET /sessions/session-elsewhere', ENDED);
    bff.services.account.on('POST /passwords/change', { status: 204 });
    await bff.call('PATCH /api/auth/update-password', { token: await makeToken(), body });
    expect((await bff.call('GET /api/auth/me', { token: other })).status).toBe(401);
    expect((await bff.call('GET /api/auth/me', { token: await makeToken() })).status).toBe(200);
  });

  it('A6 a wrong current password is 400 at its field', async () => {
    bff.services.account.on(
      'POST /passwords/change',
      failed(400, 'PASSWORD_WRONG', {
        errors: { currentPassword: accountRefusals.PASSWORD_WRONG.text },
      }),
    );
    const reply = await bff.call('PATCH /api/auth/update-password', { token: await makeToken(), body });
    expect([reply.status, reply.body.errors]).toEqual([400, { currentPassword: accountRefusals.PASSWORD_WRONG.text }]);
  });

  it.each([
    [{ newPassword: OTHER_PASSWORD }, 'Current password is required'],
    [{ currentPassword: 'x' }, 'New password is required'],
    [{ currentPassword: 'x', newPassword: 'hibiscus22' }, 'Password must contain at least one uppercase letter'],
    [{ ...body, confirmPassword: OTHER_PASSWORD }, 'Unknown field: confirmPassword'],
  ])('A-133 A-139 A-140 refuses %j', async (wrong, sentence) => {
    const reply = await bff.call('PATCH /api/auth/update-password', { token: await makeToken(), body: wrong });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  });
});

// Last: the passport strategies of another BFF replace those of this one.
it('T12 a forgotten password can be reported twenty times an hour from one address', async () => {
  const strict = await startBff({ fakes: bff.services, limits: 'strict' });
  const replies = [];
  for (let at = 0; at < 21; at += 1)
    replies.push((await strict.call('POST /api/auth/forgot-password', { body: { email: `a${at}@b.test` } })).status);
  await strict.close();
  expect(replies).toEqual([...Array<number>(20).fill(200), 429]);
});
