import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generalRefusals, PICTURE, pictureRefusals } from '@salon/contracts';
import { pngOf } from '@salon/testing';
import { nimali, tokenOf } from '../testing/people.js';
import { type Bff, startBff } from '../testing/start-bff.js';

const CALL = 'POST /api/users/upload';
const imageUrl = `/media/account/${'0f'.repeat(16)}-384x384-e9b44c/384.webp`;
const picture = pngOf({ width: 4, height: 4 });
const system = tmpdir();
let bff: Bff;
let token: string | null;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(system, 'uploads-'));
  process.env.TMPDIR = folder;
  bff = await startBff();
  token = await tokenOf('user');
  bff.services.account.on('POST /avatars', { status: 201, body: { imageUrl, user: nimali } });
});
afterAll(async () => {
  await bff.close();
  process.env.TMPDIR = system;
  await rm(folder, { recursive: true });
});

const asForm = (content: Uint8Array, name: string, type = 'image/png'): FormData => {
  const form = new FormData();
  form.append('profileImage', new Blob([Uint8Array.from(content)], { type }), name);
  return form;
};
const sent = () => bff.services.account.requests('POST /avatars');

it.each([
  ['a plain name', 'me.png', 'image/png'],
  ['two endings', 'me.php.png', 'image/png'],
  ['a way out of the folder', '../../../etc/cron.d/me.png', 'image/png'],
  ['a NUL', 'me.php\0.png', 'image/png'],
  ['a script in its name', '"><script>alert(1)</script>.png', 'image/png'],
  ['a thousand letters', `${'x'.repeat(1000)}.png`, 'image/png'],
  ['another type', 'me.png', 'text/html'],
  ['no type', 'me', ''],
])('T42 passes on the content of a file with %s, and neither name nor type', async (_story, name, type) => {
  const before = sent().length;
  const reply = await bff.call(CALL, { token, body: asForm(picture, name, type) });
  expect([reply.status, reply.body.imageUrl]).toEqual([201, imageUrl]);
  const [received] = sent();
  expect([sent().length, received?.bytes.equals(picture), received?.headers['content-type']]).toEqual([
    before + 1,
    true,
    'application/octet-stream',
  ]);
});

it('A-147 T42 accepts 5 MB and refuses one byte more, without an upstream call', async () => {
  expect((await bff.call(CALL, { token, body: asForm(new Uint8Array(PICTURE.maxBytes), 'a.png') })).status).toBe(201);
  const before = sent().length;
  const reply = await bff.call(CALL, { token, body: asForm(new Uint8Array(PICTURE.maxBytes + 1), 'a.png') });
  expect([reply.status, reply.body.message, sent().length]).toEqual([
    413,
    'Image size should be less than 5MB',
    before,
  ]);
});

it('A-146 asks for a file when there is none', async () => {
  for (const form of [new FormData(), asForm(new Uint8Array(), '')]) {
    const reply = await bff.call(CALL, { token, body: form });
    expect([reply.status, reply.body.message]).toEqual([400, 'Please select a valid image file (JPEG, PNG, GIF)']);
  }
});

it.each(['POST /api/cart/add-cart', 'PUT /api/users/profile', 'POST /api/appointments/create'])(
  'T49 takes no form with files at %s',
  async (call) => {
    expect((await bff.call(call, { token, body: asForm(picture, 'a.png') })).status).toBe(415);
  },
);

it('accepts only multipart where a file is expected', async () => {
  const reply = await bff.call(CALL, { token, body: { profileImage: 'x' } });
  expect([reply.status, reply.body.message]).toEqual([415, 'This type of content is not accepted here.']);
});

const line = '\r\n';
const part = (head: string, content = 'x'): string => `--b${line}${head}${line}${line}${content}${line}`;
const field = (name: string, content?: string): string =>
  part(`content-disposition: form-data; name="${name}"`, content);
const file = (name: string): string =>
  part(`content-disposition: form-data; name="${name}"; filename="a.png"${line}content-type: image/png`);
const many = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_each, at) => make(at)).join('');
const TYPE = 'multipart/form-data; boundary=b';

const BROKEN: [story: string, body: string, type: string, status: number, message: string][] = [
  ['no end', file('profileImage'), TYPE, 400, generalRefusals.invalid],
  ['another boundary', `${file('profileImage')}--b--`, 'multipart/form-data; boundary=c', 400, generalRefusals.invalid],
  ['no boundary', `${file('profileImage')}--b--`, 'multipart/form-data', 400, generalRefusals.invalid],
  [
    'a boundary without end',
    `${file('profileImage')}--b--`,
    `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    400,
    generalRefusals.invalid,
  ],
  ['a nameless field', `${field('')}--b--`, TYPE, 400, 'Unknown field: '],
  ['an unknown field', `${field('note')}${file('profileImage')}--b--`, TYPE, 400, 'Unknown field: note'],
  ['an unknown field after the file', `${file('profileImage')}${field('role')}--b--`, TYPE, 400, 'Unknown field: role'],
  ['the field of a prototype', `${field('__proto__')}--b--`, TYPE, 400, generalRefusals.invalid],
  ['the file of a prototype', `${file('constructor')}--b--`, TYPE, 400, generalRefusals.invalid],
  ['two files', `${file('profileImage')}${file('profileImage')}--b--`, TYPE, 413, generalRefusals.too_large],
  ['a file of another field', `${file('other')}--b--`, TYPE, 400, 'Unknown field: other'],
  ['21 fields', `${many(21, (at) => field(`f${at}`))}--b--`, TYPE, 400, 'Unknown field: f0'],
  ['a thousand parts', `${many(1_000, (at) => field(`f${at}`))}--b--`, TYPE, 400, 'Unknown field: f0'],
  [
    'a thousand headers of a part',
    `${part(many(1_000, (at) => `x-${at}: y${line}`))}--b--`,
    TYPE,
    400,
    pictureRefusals.PICTURE_INVALID.text,
  ],
  ['a field of a megabyte', `${field('note', 'x'.repeat(1_000_000))}--b--`, TYPE, 400, 'Unknown field: note'],
  [
    'a field that says it is JSON',
    `${part(`content-disposition: form-data; name="a"${line}content-type: application/json`, '{"a":1}')}--b--`,
    TYPE,
    400,
    'Unknown field: a',
  ],
  [
    'forms inside forms',
    `${many(20, () => `--b${line}content-type: multipart/mixed; boundary=b${line}${line}`)}--b--`,
    TYPE,
    400,
    pictureRefusals.PICTURE_INVALID.text,
  ],
  ['nothing', '', TYPE, 400, pictureRefusals.PICTURE_INVALID.text],
];

it.each(BROKEN)('T43 refuses a form with %s', async (_story, body, type, status, message) => {
  const before = sent().length;
  const reply = await bff.call(CALL, { token, body, headers: { 'content-type': type } });
  expect([reply.status, reply.body.message, sent().length]).toEqual([status, message, before]);
});

it.each([
  ['21 fields', `${many(21, (at) => field(`f${at}`))}--b--`],
  ['a thousand parts', `${many(1_000, (at) => field(`f${at}`))}--b--`],
  ['a field of a megabyte', `${field('title', 'x'.repeat(1_000_000))}--b--`],
])('T43 bounds a form that has fields: %s', async (_story, body) => {
  const reply = await bff.call('POST /api/special-offers', {
    token: await tokenOf('admin'),
    body,
    headers: { 'content-type': TYPE },
  });
  expect([reply.status, reply.body.message]).toEqual([413, generalRefusals.too_large]);
});

/** The n-th corruption of a valid form: bytes changed, removed or duplicated, deterministic. */
function broken(n: number): Buffer {
  const good = Buffer.from(`${file('profileImage')}--b--${line}`);
  const at = (n * 7919) % good.length;
  if (n % 3 === 0) good[at] = (n * 31) % 256;
  if (n % 3 === 1) return Buffer.concat([good.subarray(0, at), good.subarray(at + (n % 40))]);
  return n % 3 === 0 ? good : Buffer.concat([good.subarray(0, at), good.subarray((at * 3) % good.length)]);
}

/** Sends a raw body and returns the status, or 'closed'; a truncated body is followed by a disconnect. */
function raw(body: Buffer, cutAt = body.length): Promise<string> {
  const { hostname, port } = new URL(bff.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/users/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${TYPE}\r\n` +
          `content-length: ${body.length}\r\nconnection: close\r\n\r\n`,
      );
      socket.write(body.subarray(0, cutAt), () => {
        if (cutAt < body.length) setTimeout(() => socket.destroy(), 5);
      });
    });
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString();
      socket.end(); // A form that is too large gets a response on a connection that stays open.
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed'));
  });
}

it('T43 lives on after broken and aborted uploads, answers each, and leaves no file behind', async () => {
  const bodies = Array.from({ length: Number(process.env.T43_BODIES ?? 25) }, (_each, n) => broken(n));
  const whole = await Promise.all(bodies.map((body) => raw(body)));
  expect(whole.filter((status) => !['201', '400', '413'].includes(status))).toEqual([]);
  expect(await Promise.all(bodies.map((body, n) => raw(body, Math.max(1, (n * 13) % body.length))))).toEqual(
    bodies.map(() => 'closed'),
  );
  expect(await readdir(folder)).toEqual([]);
  expect((await bff.call(CALL, { token, body: asForm(picture, 'me.png') })).status).toBe(201);
});

it('T43 refuses the eleventh picture at once, before its bytes are in memory', async () => {
  const before = sent().length;
  bff.services.account.on('POST /avatars', { status: 201, body: { imageUrl, user: nimali }, delayMs: 1_000 });
  const replies = await Promise.all(
    Array.from({ length: 11 }, () => bff.call(CALL, { token, body: asForm(picture, 'me.png') })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 503]);
  expect(replies.find(({ status }) => status === 503)?.body.code).toBe('BUSY');
  expect(sent()).toHaveLength(before + 10);
});
