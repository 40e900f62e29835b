import { PICTURE, sentenceOf, type User } from '@salon/contracts';
import { pngOf } from '@salon/testing';
import { DEMO_PASSWORDS, OTHER_PASSWORD } from '@salon/testing/passwords';
import { type Headers, type RunningAccount, startAccount } from './testing/running-account.js';

let account: RunningAccount;

beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

it('A-006 changes a profile and a password for the one who is signed in, for no guest', async () => {
  const { session, headers } = await account.signIn({
    email: 'customer@araliya.test',
    password: DEMO_PASSWORDS.customer,
    role: 'user',
  });
  const calls = [
    ['PUT', '/profile', { name: 'Ishara F', city: 'Galle' }, 200],
    ['POST', '/passwords/change', { currentPassword: DEMO_PASSWORDS.customer, newPassword: OTHER_PASSWORD }, 204],
  ] as const;
  for (const [method, url, payload, status] of calls) {
    expect((await account.app.inject({ method, url, headers: account.guest, payload })).statusCode).toBe(401);
    expect((await account.app.inject({ method, url, headers, payload })).statusCode).toBe(status);
  }
  expect((await account.call('GET', `/sessions/${session.id}`)).json<{ user: User }>().user).toMatchObject({
    name: 'Ishara F',
    city: 'Galle',
  });
});

it('A15 T42 stores a picture as bytes, shows it under its name, and reads bytes nowhere else', async () => {
  const { user, headers } = await account.signIn({
    email: 'admin@araliya.test',
    password: DEMO_PASSWORDS.admin,
    role: 'admin',
  });
  const bytes = { 'content-type': 'application/octet-stream' };
  const mine = { ...headers, ...bytes };
  const send = (url: string, payload: Buffer, sent: Headers = mine) =>
    account.app.inject({ method: 'POST', url, headers: sent, payload });
  const get = (url: string, sent: Headers = {}) => account.app.inject({ url, headers: sent });

  const stored = await send('/avatars', pngOf({ width: 40, height: 30 }));
  expect([stored.statusCode, stored.json().user]).toEqual([201, user]);
  const path = stored.json<{ imageUrl: string }>().imageUrl.replace('/media/account', '/pictures');
  const shown = await get(path, account.guest);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect((await get(path)).statusCode).toBe(401);
  for (const lost of [path.replace('30.webp', '7.webp'), '/pictures/..%2f..%2fetc/1.webp', '/pictures/x/passwd'])
    expect((await get(lost, mine)).statusCode).toBe(404);

  const large = (await send('/avatars', Buffer.alloc(PICTURE.maxBytes + 1))).json();
  expect([large.code, sentenceOf(large)]).toEqual(['PICTURE_TOO_LARGE', 'Image size should be less than 5MB']);
  const refused = [
    [await send('/avatars', Buffer.alloc(PICTURE.maxBytes + 1_000_000)), 413],
    [await send('/avatars', Buffer.alloc(0)), 400],
    [await send('/avatars', Buffer.from('{}'), { ...headers, 'content-type': 'application/json' }), 400],
    [await send('/sign-ins', Buffer.from('{}')), 415],
    [await send('/avatars', pngOf({ width: 4, height: 4 }), { ...account.guest, ...bytes }), 401],
  ] as const;
  for (const [reply, status] of refused) expect(reply.statusCode).toBe(status);
});
