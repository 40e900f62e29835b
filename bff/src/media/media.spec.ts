import { pngOf } from '@salon/testing';
import { failed } from '../testing/fake-service.js';
import { type Bff, startBff } from '../testing/start-bff.js';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const name = `${'0f'.repeat(16)}-384x384-e9b44c`;
const picture = pngOf({ width: 4, height: 4 });

it.each([
  ['account', 'webp'],
  ['catalog', 'avif'],
] as const)('A15 T42 shows a guest a picture of %s, for ever, and as nothing but a picture', async (owner, format) => {
  bff.services[owner].on(`GET /pictures/${name}/96.${format}`, {
    status: 200,
    body: picture,
    headers: { 'content-type': 'text/html' },
  });
  const reply = await fetch(`${bff.url}/media/${owner}/${name}/96.${format}`);
  expect([reply.status, Buffer.from(await reply.arrayBuffer()).equals(picture)]).toEqual([200, true]);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': `inline; filename="${owner}-96.${format}"`,
  });
});

it('is not cached when it is missing', async () => {
  bff.services.account.on(`GET /pictures/${name}/96.webp`, failed(404, 'PICTURE_GONE'));
  const reply = await bff.call(`GET /media/account/${name}/96.webp`);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it.each([
  `booking/${name}/96.webp`,
  `evil.test/${name}/96.webp`,
  `__proto__/${name}/96.webp`,
  'account/..%2f..%2fetc/96.webp',
  `account/${name}/..%2f..%2fpasswd`,
  `account/${name}/96.svg`,
  `account/${name}/96.webp%00.html`,
  `account/${name}/96.webp%0d%0aset-cookie:a=b`,
  `account/${name.toUpperCase()}/96.webp`,
  `account/${name}`,
  `account/${name}/96.webp/x`,
  'account/%2e%2e/96.webp',
  `account/${'a'.repeat(5_000)}/96.webp`,
])('T45 makes no upstream call for %s', async (path) => {
  const before = bff.services.account.calls.length;
  const reply = await bff.call(`GET /media/${path}`);
  expect([
    [404, 414].includes(reply.status),
    bff.services.account.calls.length,
    bff.services.booking.calls.length,
  ]).toEqual([true, before, 0]);
});
