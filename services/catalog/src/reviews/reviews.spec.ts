import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Review } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, CALLER_HEADER, createLogger, createServer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, FixedClock, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';

const KEY = 'catalog-call-key-for-development-only-0000';
const clock = new FixedClock('2026-11-23T04:00:00Z');
let url: string;
let app: NestFastifyApplication;

beforeAll(async () => {
  url = await testDatabaseUrl();
  process.env.DATABASE_URL = url;
  process.env.SEED_DEMO = 'false';
  const { AppModule } = await import('../app.module.js');
  app = await createServer(AppModule, { name: 'catalog', port: 0 }, createLogger('catalog', 'silent'));
  Object.assign(app.get(Clock), { now: () => clock.now() });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
beforeEach(() => app.get(DataSource).query('DELETE FROM catalog.review'));
afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
});

const person = (more: Partial<Caller> = {}): Caller => ({
  id: randomUUID(),
  role: 'user',
  name: 'Dilani Perera',
  email: 'dilani@example.test',
  phone: '0771234567',
  verified: true,
  sid: randomUUID(),
  ...more,
});

interface Answer {
  status: number;
  body: { review: Review; reviews: Review[]; message: string; code: string };
}

async function ask(call: string, caller: Caller | null, payload?: object): Promise<Answer> {
  const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PATCH', string];
  const signed = await signCall({ key: KEY, audience: 'catalog', issuer: 'bff', caller });
  const reply = await app.inject({
    method,
    url: path,
    headers: { [CALLER_HEADER]: signed },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const lovely = { rating: 5, comment: '  Lovely quiet rooms.\n', picture: '/media/dilani.webp' };
const stored = async (): Promise<number> =>
  Number((await app.get(DataSource).query('SELECT count(*) FROM catalog.review'))[0].count);

it('C-057 C-051 F-041 a customer writes a review, and finds it first in the list and as their own', async () => {
  const dilani = person();
  expect((await ask('GET /reviews/mine', dilani)).body).toEqual({ review: null });
  const written = await ask('POST /reviews', dilani, lovely);
  expect([written.status, written.body]).toEqual([
    201,
    {
      review: {
        _id: expect.any(String),
        rating: 5,
        comment: 'Lovely quiet rooms.',
        createdAt: '2026-11-23T04:00:00.000Z',
        verifiedVisit: false,
        user: { name: 'Dilani Perera', profileImage: '/media/dilani.webp' },
      },
    },
  ]);
  expect((await ask('GET /reviews', null)).body.reviews[0]).toEqual(written.body.review);
  expect((await ask('GET /reviews/mine', dilani)).body).toEqual(written.body);
  expect((await ask('GET /reviews/mine', person())).body).toEqual({ review: null });
});

it('C-059 a second review is refused in words and changes nothing', async () => {
  const dilani = person();
  await ask('POST /reviews', dilani, lovely);
  const again = await ask('POST /reviews', dilani, { rating: 1, comment: 'Changed my mind' });
  expect([again.status, again.body.code, again.body.message]).toEqual([
    409,
    'REVIEW_TAKEN',
    'You have already written a review. You can edit it.',
  ]);
  expect((await ask('GET /reviews/mine', dilani)).body.review).toMatchObject({ rating: 5 });
});

it('C-059 T47 of a hundred reviews of one customer sent at once, one is kept', async () => {
  const dilani = person();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      ask('POST /reviews', dilani, { rating: (at % 5) + 1, comment: `Try ${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  expect(await stored()).toBe(1);
});

it('C-058 the author edits it in place; its day stays, the name and picture are the ones of today', async () => {
  const dilani = person();
  const {
    body: { review },
  } = await ask('POST /reviews', dilani, lovely);
  clock.advance(60 * 24);
  const edited = await ask(
    `PATCH /reviews/${review._id}`,
    { ...dilani, name: 'Dilani Silva' },
    { rating: 4, comment: 'Still lovely.', picture: null },
  );
  expect([edited.status, edited.body.review]).toEqual([
    200,
    { ...review, rating: 4, comment: 'Still lovely.', user: { name: 'Dilani Silva', profileImage: null } },
  ]);
  expect(await stored()).toBe(1);
});

it("T47 somebody else's review is not found, nor one that is none, nor for an admin", async () => {
  const {
    body: { review },
  } = await ask('POST /reviews', person(), lovely);
  const words = { rating: 1, comment: 'Overwritten' };
  for (const [id, caller] of [
    [review._id, person()],
    [review._id, person({ role: 'admin' })],
    [randomUUID(), person()],
    ["1'%20OR%201=1", person()],
    ['mine', person()],
  ] as const) {
    expect([(await ask(`PATCH /reviews/${id}`, caller, words)).status, await stored()]).toEqual([404, 1]);
  }
  expect((await ask('GET /reviews', null)).body.reviews).toEqual([review]);
});

it.each([
  ['C-060', { comment: 'x' }],
  ['C-060', { rating: 4.5, comment: 'x' }],
  ['C-060', { rating: '5', comment: 'x' }],
  ['C-060', { rating: 6, comment: 'x' }],
  ['C-061', { rating: 5 }],
  ['C-061', { rating: 5, comment: ' \u00a0\n' }],
  ['T46', { rating: 5, comment: 'a'.repeat(2001) }],
  ['T46', { rating: 5, comment: 'a\u202eb' }],
  ['T46', { rating: 5, comment: 'a\u0000b' }],
  ['T46', ['x']],
])('%s stores nothing of %j', async (_id, payload) => {
  const dilani = person();
  expect((await ask('POST /reviews', dilani, payload)).status).toBe(400);
  expect(await stored()).toBe(0);
  const {
    body: { review },
  } = await ask('POST /reviews', dilani, lovely);
  expect((await ask(`PATCH /reviews/${review._id}`, dilani, payload)).status).toBe(400);
  expect((await ask('GET /reviews/mine', dilani)).body.review).toEqual(review);
});

/** Sixty texts that mean something to a browser, a database, a shell, a template or a mail; here they are words. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE catalog.review; --",
  '{{7*7}} ${7*7}',
  '=cmd|calc',
  'ශ්‍රී ලංකා',
  '👩‍👧 ❤️',
  ...[
    'svg',
    'body',
    'iframe',
    'object',
    'embed',
    'video',
    'details',
    'marquee',
    'math',
    'style',
    'link',
    'base',
    'form',
    'input',
    'meta',
  ].flatMap((tag) => [`<${tag} onload=alert(1)>`, `</${tag}><${tag}/onfocus=alert(1) autofocus>`]),
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '&lt;script&gt;',
    '&#60;script&#62;',
    '\\u003cscript\\u003e',
    '%3Cscript%3E',
    '<!--',
    ']]>',
    '<![CDATA[x]]>',
    '{{constructor.constructor("alert(1)")()}}',
  ],
  ...[
    "' OR 1=1 --",
    '"; SELECT pg_sleep(9); --',
    '$1',
    '%s%n',
    '`id`',
    '$(id)',
    '| cat /etc/passwd',
    '../../etc/passwd',
    'Bcc: all@evil.test',
    '__proto__',
    'constructor',
    'null',
    '{"$gt":""}',
  ],
];

it('T46 gives back sixty hostile texts as the text they are', async () => {
  expect(HOSTILE).toHaveLength(60);
  for (const comment of HOSTILE)
    expect((await ask('POST /reviews', person(), { rating: 3, comment })).body.review.comment).toBe(comment);
  const { reviews } = (await ask('GET /reviews', null)).body;
  expect(new Set(reviews.map(({ comment }) => comment))).toEqual(new Set(HOSTILE));
});

it('C-063 a guest writes none, and who is not verified is asked to do that first', async () => {
  for (const call of ['POST /reviews', `PATCH /reviews/${randomUUID()}`, 'GET /reviews/mine']) {
    expect((await ask(call, null, call.startsWith('GET') ? undefined : lovely)).status).toBe(401);
    const unverified = await ask(call, person({ verified: false }), call.startsWith('GET') ? undefined : lovely);
    expect([unverified.status, unverified.body.message]).toEqual([403, 'Please verify your email to continue']);
  }
  expect(await stored()).toBe(0);
});

it("B14 a hidden review leaves the list and stays its author's", async () => {
  const dilani = person();
  const {
    body: { review },
  } = await ask('POST /reviews', dilani, lovely);
  await app.get(DataSource).query('UPDATE catalog.review SET "hiddenAt" = $1', [clock.now()]);
  expect((await ask('GET /reviews', null)).body.reviews).toEqual([]);
  expect((await ask('GET /reviews/mine', dilani)).body.review).toEqual(review);
  expect((await ask('POST /reviews', dilani, lovely)).status).toBe(409);
});

it('B14 a review says whether its author had been to the salon, and keeps saying so', async () => {
  const dilani = person();
  const {
    body: { review },
  } = await ask('POST /reviews', dilani, { ...lovely, verifiedVisit: true });
  expect(review.verifiedVisit).toBe(true);
  expect(
    (await ask(`PATCH /reviews/${review._id}`, dilani, { ...lovely, verifiedVisit: false })).body.review.verifiedVisit,
  ).toBe(true);
  const early = person();
  const {
    body: { review: unseen },
  } = await ask('POST /reviews', early, { ...lovely, verifiedVisit: 'yes' });
  expect(unseen.verifiedVisit).toBe(false);
  expect(
    (await ask(`PATCH /reviews/${unseen._id}`, early, { ...lovely, verifiedVisit: true })).body.review.verifiedVisit,
  ).toBe(true);
});

it('B14 an admin hides a review with a reason, shows it again, and takes either back; its words are in no journal', async () => {
  const admin = person({ role: 'admin' });
  const {
    body: { review },
  } = await ask('POST /reviews', person(), lovely);
  expect([
    (await ask(`POST /reviews/${review._id}/hide`, admin, {})).body.message,
    (await ask(`POST /reviews/${review._id}/hide`, person(), { reason: 'x' })).status,
  ]).toEqual(['Please give a reason', 403]);
  const { body } = (await ask(`POST /reviews/${review._id}/hide`, admin, {
    reason: 'Insults a stylist',
  })) as unknown as { body: { act: { _id: string } } };
  expect((await ask('GET /reviews', null)).body.reviews).toEqual([]);
  expect((await ask('GET /reviews/all', admin)).body.reviews[0]).toMatchObject({
    hidden: true,
    hiddenReason: 'Insults a stylist',
    comment: 'Lovely quiet rooms.',
  });
  expect((await ask(`POST /content-acts/${body.act._id}/undo`, admin)).status).toBe(200);
  expect((await ask('GET /reviews', null)).body.reviews).toEqual([review]);
  await ask(`POST /reviews/${review._id}/hide`, admin, { reason: 'Advertises' });
  await ask(`POST /reviews/${review._id}/unhide`, admin);
  expect((await ask('GET /reviews', null)).body.reviews).toEqual([review]);
  expect(
    JSON.stringify(await app.get(DataSource).query(`SELECT * FROM catalog.act WHERE kind = 'reviews'`)),
  ).not.toContain('Lovely');
});
