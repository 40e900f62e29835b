import { messages, type User } from '@salon/contracts';
import { makeToken, nimali, SESSIONS } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';

const bff = oneBff();
let token: string;
beforeAll(async () => {
  token = await makeToken();
});

const form = { name: 'Nimali De Silva', phone: '077 123 4567', address: '4 Galle Road', city: 'Galle' };
const saved: User = { ...nimali, ...form, phone: '0771234567' };
const put = (body: unknown) => bff.call<{ user: User }>('PUT /api/users/profile', { token, body });

it('A-179 F-031 F-032 F-005 saves a profile and answers the person as they are now', async () => {
  bff.services.account.on('PUT /profile', { status: 200, body: { user: { ...saved, passwordHash: 'x' } } });
  const reply = await put(form);
  expect([reply.status, reply.body]).toEqual([
    200,
    { status: 'success', message: 'Profile updated successfully', data: { user: saved } },
  ]);
  expect(JSON.parse(bff.services.account.requests('PUT /profile')[0]?.body ?? '')).toEqual(form);
});

it('T19 F-002 ignores an e-mail address that is sent', async () => {
  bff.services.account.on('PUT /profile', { status: 200, body: { user: saved } });
  expect((await put({ ...form, email: 'other@example.test' })).body.data.user.email).toBe(nimali.email);
  expect(bff.services.account.requests('PUT /profile')[0]?.body).not.toContain('other@example.test');
});

it('F-003 F-004 shows the role and the address of the picture, null while there is none', async () => {
  expect((await bff.call<{ user: User }>('GET /api/auth/me', { token })).body.data.user).toMatchObject({
    role: 'user',
    profileImage: null,
  });
  bff.services.account.on('PUT /profile', {
    status: 200,
    body: { user: { ...saved, profileImage: '/media/avatars/nimali.webp' } },
  });
  const { profileImage } = (await put(form)).body.data.user;
  expect(new URL(profileImage ?? '', 'http://localhost:4000').href).toBe(
    'http://localhost:4000/media/avatars/nimali.webp',
  );
});

it('is seen by the next call', async () => {
  expect((await bff.call<{ user: User }>('GET /api/auth/me', { token })).body.data.user).toEqual(nimali);
  bff.services.account.on('PUT /profile', { status: 200, body: { user: saved } });
  bff.services.account.on(`GET /sessions/${SESSIONS.user}`, { status: 200, body: { user: saved } });
  await put(form);
  expect((await bff.call<{ user: User }>('GET /api/auth/me', { token })).body.data.user).toEqual(saved);
});

it.each([
  ['A-142 a blank name', { ...form, name: ' ' }, 'name', messages.nameRequired],
  ['A-143 A-144 nine digits', { ...form, phone: '077123456' }, 'phone', 'Please enter a valid 10-digit phone number'],
  [
    'T46 a city that holds a header',
    { ...form, city: 'Galle\r\nBcc: x@y.test' },
    'city',
    'City must not contain control characters',
  ],
  [
    'an address of 201 letters',
    { ...form, address: 'x'.repeat(201) },
    'address',
    'Address must be at most 200 characters',
  ],
  ['T6 a role', { ...form, role: 'admin' }, 'role', 'Unknown field: role'],
  ['T6 a verification', { ...form, isVerified: true }, 'isVerified', 'Unknown field: isVerified'],
])('refuses %s with its message', async (_story, body, field, sentence) => {
  const reply = await put(body);
  expect([reply.status, reply.body.errors?.[field]]).toEqual([400, sentence]);
  expect(bff.services.account.requests('PUT /profile')).toEqual([]);
});

it('A14 needs neither phone nor address nor city, and keeps a name that is left out', async () => {
  bff.services.account.on('PUT /profile', { status: 200, body: { user: nimali } });
  for (const body of [
    { name: 'Nimali' },
    { phone: '0771234567' },
    { name: 'Nimali', phone: '', address: '', city: '' },
    { name: 'Nimali', phone: null, address: null, city: null },
  ])
    expect((await put(body)).status).toBe(200);
});
