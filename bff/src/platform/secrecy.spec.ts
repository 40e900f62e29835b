import { PASSWORD } from '@salon/testing/passwords';
import { failed } from '../testing/fake-service.js';
import { makeToken, nimali } from '../testing/people.js';
import { type Bff, startBff } from '../testing/start-bff.js';

const lines: string[] = [];
let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ log: { write: (line) => lines.push(line) } });
});
afterAll(() => bff.close());

const canary = (field: string): string => `Canary-${field}-7f3a`;

it('T63 keeps passwords, bodies and tokens out of the log and out of refusals', async () => {
  const { account, booking } = bff.services;
  account.on('POST /sign-ins', { status: 500, body: { password: canary('hash') } });
  account.on('POST /admin-registrations', failed(403, 'INVITATION_NEEDED'));
  account.on('POST /admin-registrations/check', failed(403, 'INVITATION_NEEDED'));
  account.on('POST /password-resets/check', failed(400, 'RESET_LINK_DEAD'));
  account.on('POST /registrations', failed(503, 'X'));
  booking.on('GET /cart', { status: 500, body: canary('row') });
  const token = await makeToken();
  const refused = [
    await bff.call('POST /api/auth/login', { body: { email: 'a@b.test', password: canary('password') } }),
    await bff.call('POST /api/auth/register', {
      body: { name: canary('name'), email: 'a@b.test', password: canary('Password1') },
    }),
    await bff.call('POST /api/auth/register', {
      body: { name: 'N', password: canary('broken'), surprise: canary('value') },
    }),
    await bff.call('POST /api/auth/admin/register', {
      body: { name: 'N', email: 'a@b.test', password: PASSWORD, invite: canary('invite') },
    }),
    await bff.call('POST /api/auth/admin/invitation', { body: { invite: canary('invite') } }),
    await bff.call('POST /api/auth/reset-link', { body: { token: canary('reset') } }),
    await bff.call('POST /api/auth/verify-email', { body: { userId: nimali._id, otp: canary('otp') } }),
    await bff.call(`GET /api/nowhere/${canary('reset-token')}?code=${canary('code')}`, {
      headers: { cookie: `s=${canary('cookie')}` },
    }),
    await bff.call('POST /api/appointments/payhere-notify', {
      body: `md5sig=${canary('md5sig')}&card_no=${canary('card')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    await bff.call('GET /api/cart/get-cart', { token }),
    await bff.call('GET /api/cart/get-cart', { token: canary('bearer') }),
    await bff.call('POST /api/cart/add-cart', { token, body: `{"serviceId": ${canary('json')}` }),
    await bff.call('GET /api/services/get-services', {
      headers: { 'x-request-id': `${canary('id')} {"forged":true}` },
    }),
  ];
  const written = lines.join('') + (await bff.call('GET /metrics')).text;
  expect(written).toContain('responded');
  expect(written).not.toContain('Canary');
  expect(written).not.toContain(token.split('.')[2]);
  for (const { text } of refused) expect(text).not.toMatch(/Canary|\bat \S+\.(?:ts|js)/);
});

it('T63 writes one log line per event, whatever was requested', () => {
  expect(lines).not.toHaveLength(0); // Of the requests above.
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
});

it('accepts a well-formed request id only', async () => {
  expect((await bff.call('GET /api/nowhere', { headers: { 'x-request-id': 'abcdef-12345' } })).body.requestId).toBe(
    'abcdef-12345',
  );
  for (const id of ['x', '../../etc/passwd', 'a b c d e f g', '<script>alert(1)</script>', 'a'.repeat(100)]) {
    expect((await bff.call('GET /api/nowhere', { headers: { 'x-request-id': id } })).body.requestId).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  }
});
