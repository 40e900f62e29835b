import { type Invitation, messages, permissionsOf } from '@salon/contracts';
import { PASSWORD } from '@salon/testing/passwords';
import { failed } from '../testing/fake-service.js';
import { owner, SESSIONS } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const invitation: Invitation = {
  _id: ID,
  email: 'new@example.test',
  role: 'stylist',
  invitedBy: 'Araliya',
  createdAt: '2026-11-21T05:00:00.000Z',
  expiresAt: '2026-11-23T05:00:00.000Z',
  status: 'open',
};
const form = {
  name: 'New Manager',
  email: 'new@example.test',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  address: '',
  phone: '',
  role: 'admin',
  invite: 'x'.repeat(43),
};

it('lets an admin invite an address, list the invitations and revoke one', async () => {
  const { account } = bff.services;
  account.on('POST /invitations', { status: 201, body: { invitation } });
  account.on('GET /invitations', { status: 200, body: { invitations: [invitation] } });
  account.on(`DELETE /invitations/${ID}`, { status: 204 });
  const invited = await bff.call('POST /api/admin/invitations', {
    token: bff.token,
    body: { email: 'new@example.test' },
  });
  expect([invited.status, invited.body]).toEqual([
    201,
    { status: 'success', message: 'Invitation sent', data: { invitation } },
  ]);
  expect((await bff.call('GET /api/admin/invitations', { token: bff.token })).body.data).toEqual({
    invitations: [invitation],
  });
  const revoked = await bff.call(`DELETE /api/admin/invitations/${ID}`, { token: bff.token });
  expect([revoked.status, revoked.body.message]).toEqual([200, 'Invitation revoked']);
});

it('refuses an invalid address, and says why an invitation could not be revoked', async () => {
  expect(
    (await bff.call('POST /api/admin/invitations', { token: bff.token, body: { email: 'nobody' } })).body.errors,
  ).toEqual({ email: messages.emailInvalid });
  bff.services.account.on(`DELETE /invitations/${ID}`, failed(409, 'INVITATION_CLOSED'));
  expect((await bff.call(`DELETE /api/admin/invitations/${ID}`, { token: bff.token })).body.message).toBe(
    'This invitation is no longer open.',
  );
});

it('F-012 F-019 F-020 A-174 registers an admin who was invited and answers like an ordinary registration, with a token', async () => {
  bff.services.account.on('POST /admin-registrations', {
    status: 201,
    body: {
      user: { ...owner, passwordHash: 'x' },
      session: { id: SESSIONS.admin, expiresAt: '2026-12-21T04:00:00Z' },
    },
  });
  const reply = await bff.call('POST /api/auth/admin/register', { body: form });
  const registered = { requiresVerification: false, userId: owner._id };
  expect([reply.status, reply.body]).toEqual([
    201,
    {
      status: 'success',
      message: 'Admin registration successful!',
      token: expect.any(String),
      ...registered,
      data: { user: owner, ...registered },
    },
  ]);
  expect((await bff.call('GET /api/auth/me', { token: reply.body.token ?? null })).body.data).toEqual({
    user: owner,
  });
  const { name, email, password, address, phone, invite } = form;
  expect(JSON.parse(bff.services.account.requests('POST /admin-registrations')[0]?.body ?? '')).toEqual({
    name,
    email,
    password,
    address,
    phone,
    invite,
  });
});

it('A-174 does not call a stylist an admin', async () => {
  const user = { ...owner, role: 'user', permissions: permissionsOf('stylist') };
  const session = { id: SESSIONS.stylist, expiresAt: '2026-12-21T04:00:00Z' };
  bff.services.account.on('POST /admin-registrations', { status: 201, body: { user, session } });
  const { body } = await bff.call('POST /api/auth/admin/register', { body: form });
  expect(body.message).toBe('Registration successful!');
});

it.each([
  ['none', undefined],
  ['one that does not work', 'y'.repeat(43)],
])('T7 F-012 refuses a registration with %s', async (_story, invite) => {
  bff.services.account.on('POST /admin-registrations', failed(403, 'INVITATION_NEEDED'));
  const reply = await bff.call('POST /api/auth/admin/register', { body: { ...form, invite } });
  expect([reply.status, reply.body.message]).toEqual([403, 'You do not have permission to perform this action']);
});

it('T7 says whether an invitation is open before its form is filled in, with its token in no path', async () => {
  const { account } = bff.services;
  const { invite } = form;
  const check = () => bff.call('POST /api/auth/admin/invitation', { body: { invite } });
  account.on('POST /admin-registrations/check', { status: 204 });
  const open = await check();
  expect([open.status, open.body.data]).toEqual([200, {}]);
  expect(JSON.parse(account.requests('POST /admin-registrations/check')[0]?.body ?? '')).toEqual({ invite });
  account.on('POST /admin-registrations/check', failed(403, 'INVITATION_NEEDED'));
  const dead = await check();
  expect([dead.status, dead.body.code, dead.body.message]).toEqual([
    403,
    'INVITATION_NEEDED',
    'You do not have permission to perform this action',
  ]);
});

it("T6 takes no field that raises anyone's rights", async () => {
  for (const field of ['isVerified', 'googleId', '_id', 'createdAt', 'passwordHash']) {
    expect((await bff.call('POST /api/auth/admin/register', { body: { ...form, [field]: true } })).body.errors).toEqual(
      { [field]: `Unknown field: ${field}` },
    );
  }
});
