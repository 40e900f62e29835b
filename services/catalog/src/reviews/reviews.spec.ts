import { FIELD_LENGTHS, sentenceOf } from '@salon/contracts';
import { randomUUID } from 'node:crypto';
import { person } from '../testing/open-catalog.js';
import { lovely, withoutReviews } from '../testing/reviews.js';

const { catalog, ask, stored } = withoutReviews();

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
  expect([again.status, again.body.code, sentenceOf(again.body)]).toEqual([
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
  catalog.clock.advance(60 * 24);
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
  ['T46', { rating: 5, comment: 'a'.repeat(FIELD_LENGTHS.comment + 1) }],
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

it('C-063 a guest writes none, and who is not verified is asked to do that first', async () => {
  for (const call of ['POST /reviews', `PATCH /reviews/${randomUUID()}`, 'GET /reviews/mine']) {
    expect((await ask(call, null, call.startsWith('GET') ? undefined : lovely)).status).toBe(401);
    const unverified = await ask(call, person({ verified: false }), call.startsWith('GET') ? undefined : lovely);
    expect([unverified.status, sentenceOf(unverified.body)]).toEqual([403, 'Please verify your email to continue']);
  }
  expect(await stored()).toBe(0);
});
