import type { User } from '@salon/contracts';
import { pngOf } from '@salon/testing';
import { failed } from '../testing/fake-service.js';
import { makeToken, nimali, SESSIONS } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';

const bff = oneBff();
let token: string;
beforeAll(async () => {
  token = await makeToken();
});

const imageUrl = `/media/account/${'0f'.repeat(16)}-384x384-e9b44c/384.webp`;
const shown: User = { ...nimali, profileImage: imageUrl };
const form = (): FormData => {
  const made = new FormData();
  made.append(
    'profileImage',
    new Blob([Uint8Array.from(pngOf({ width: 4, height: 4 }))], { type: 'image/png' }),
    'me.png',
  );
  return made;
};
const choose = (body: unknown) => bff.call('PATCH /api/users/update-profile-image', { token, body });

it('F-033 F-034 F-004 A15 answers the address of an uploaded picture at the top level, and the person', async () => {
  bff.services.account.on('POST /avatars', { status: 201, body: { imageUrl, user: { ...nimali, passwordHash: 'x' } } });
  const reply = await bff.call('POST /api/users/upload', { token, body: form() });
  expect([reply.status, reply.body]).toEqual([201, { status: 'success', imageUrl, data: { user: nimali } }]);
});

it('A-151 A-183 sets an uploaded picture, and the next call shows it', async () => {
  await bff.call('GET /api/auth/me', { token });
  bff.services.account.on('PUT /avatars/chosen', { status: 200, body: { user: shown } });
  bff.services.account.on(`GET /sessions/${SESSIONS.user}`, { status: 200, body: { user: shown } });
  const reply = await choose({ imageUrl });
  expect([reply.status, reply.body]).toEqual([
    200,
    { status: 'success', message: 'Profile image updated successfully', data: { user: shown } },
  ]);
  expect(JSON.parse(bff.services.account.requests('PUT /avatars/chosen')[0]?.body ?? '')).toEqual({ imageUrl });
  expect((await bff.call<{ user: User }>('GET /api/auth/me', { token })).body.data.user.profileImage).toBe(imageUrl);
});

it('removes the picture', async () => {
  bff.services.account.on('PUT /avatars/chosen', { status: 200, body: { user: nimali } });
  expect((await choose({ imageUrl: null })).body).toEqual({
    status: 'success',
    message: 'Profile image removed',
    data: { user: nimali },
  });
});

it('passes on why the service refuses', async () => {
  bff.services.account.on('POST /avatars', failed(507, 'PICTURES_FULL'));
  expect((await bff.call('POST /api/users/upload', { token, body: form() })).status).toBe(507);
});

const ELSEWHERE = [
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:5432/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://127.0.0.1.nip.io/',
  'http://localhost:4022/health',
  'https://evil.test/pixel.gif',
  '//evil.test/a.webp',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'ftp://evil.test/a',
  'gopher://127.0.0.1:25/',
  'blob:https://evil.test/a',
  '/etc/passwd',
  '../../etc/passwd',
  '/media/../api/auth/me',
  '/art/hero.svg',
  `/media/catalog/${'0f'.repeat(16)}-384x384-e9b44c/384.webp`,
  `${imageUrl}?x=1`,
  `${imageUrl}/../../x`,
  `https://evil.test${imageUrl}`,
  ` ${imageUrl}`,
  `${imageUrl}\u0000`,
  'x'.repeat(9_000),
  '',
  7,
  {},
  [imageUrl],
  undefined,
  true,
];

it.each(ELSEWHERE)('T45 refuses the picture %j without an upstream call', async (elsewhere) => {
  const reply = await choose({ imageUrl: elsewhere });
  expect([reply.status, reply.body.status]).toEqual([400, 'error']);
  expect(bff.services.account.requests('PUT /avatars/chosen')).toEqual([]);
});
