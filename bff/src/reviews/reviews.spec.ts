import { FIELD_LENGTHS, messages } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';
import { startBff } from '../testing/start-bff.js';

const bff = signedIn('user');

const ID = '11111111-1111-4111-8111-111111111111';
const review = {
  review: {
    _id: ID,
    rating: 5,
    comment: 'Lovely.',
    createdAt: '2026-11-23T04:00:00.000Z',
    user: { name: 'Nimali', profileImage: null },
  },
};
const form = { rating: 5, comment: 'Lovely.' };

it.each<[string, string, string, number, unknown, string | undefined]>([
  ['F-041', 'GET /api/reviews/user/me', 'GET /reviews/mine', 200, undefined, undefined],
  ['F-042 C-057', 'POST /api/reviews', 'POST /reviews', 201, form, messages.reviewCreated],
  ['F-043 C-058', `PATCH /api/reviews/${ID}`, `PATCH /reviews/${ID}`, 200, form, messages.reviewUpdated],
])('%s %s answers the review', async (_id, call, upstreamCall, status, body, message) => {
  bff.services.catalog.on(upstreamCall, { status, body: review });
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect([reply.status, reply.body]).toEqual([
    status,
    { status: 'success', ...(message && { message }), data: review },
  ]);
  const passed: unknown = JSON.parse(bff.services.catalog.requests(upstreamCall)[0]?.body || 'null');
  expect(passed).toEqual(body === undefined ? null : { ...form, picture: null, verifiedVisit: false });
});

it('B14 who removes their review is told so, and guests read the list without it at once', async () => {
  bff.services.catalog.on('GET /reviews', { status: 200, body: { reviews: [], next: null, ratings: [] } });
  bff.services.catalog.on(`DELETE /reviews/${ID}`, { status: 200, body: {} });
  await bff.call('GET /api/reviews');
  const reads = bff.services.catalog.requests('GET /reviews').length;
  const reply = await bff.call(`DELETE /api/reviews/${ID}`, { token: bff.token });
  expect([reply.status, reply.body]).toEqual([200, { status: 'success', message: 'Your review is removed', data: {} }]);
  await bff.call('GET /api/reviews');
  expect(bff.services.catalog.requests('GET /reviews')).toHaveLength(reads + 1);
  expect((await bff.call(`DELETE /api/reviews/${ID}`)).status).toBe(401);
});

it.each([
  ['has been here', { status: 200, body: { completed: true } }, true],
  ['has not', { status: 200, body: { completed: false } }, false],
  ['cannot be looked up', failed(503, 'UPSTREAM_DOWN'), false],
] as const)('B14 a review tells whether its author %s', async (_story, answer, verifiedVisit) => {
  bff.services.booking.on('GET /appointments/completed', answer);
  bff.services.catalog.on('POST /reviews', { status: 201, body: review });
  expect((await bff.call('POST /api/reviews', { token: bff.token, body: form })).status).toBe(201);
  expect(JSON.parse(bff.services.catalog.requests('POST /reviews')[0]?.body ?? '')).toMatchObject({ verifiedVisit });
});

it('B14 an admin reads all reviews, hides one with a reason and shows it again', async () => {
  const admin = await tokenOf('admin');
  bff.services.catalog.on('GET /reviews/all', { status: 200, body: { reviews: [] } });
  expect((await bff.call('GET /api/admin/reviews', { token: admin })).body.data).toEqual({ reviews: [] });
  expect(
    (await bff.call(`POST /api/admin/reviews/${ID}/hide`, { token: admin, body: { reason: ' ' } })).body.errors,
  ).toEqual({ reason: 'Please give a reason' });
  const body = { reason: 'Advertises\nanother salon' };
  expect((await bff.call(`POST /api/admin/reviews/${ID}/hide`, { token: admin, body })).body.message).toBe(
    'Hidden. Guests do not see it any more; its author still does.',
  );
  expect(JSON.parse(bff.services.catalog.requests(`POST /reviews/${ID}/hide`)[0]?.body ?? '')).toEqual(body);
  expect((await bff.call(`POST /api/admin/reviews/${ID}/unhide`, { token: admin })).body.message).toBe(
    'Guests see this review again.',
  );
});

it('F-040 passes the cursor of a page on, and caches no later page', async () => {
  const page = { reviews: [review.review], next: null };
  bff.services.catalog.on('GET /reviews?cursor=abc', { status: 200, body: page });
  expect((await bff.call('GET /api/reviews?cursor=abc')).body.data).toEqual(page);
  expect((await bff.call('GET /api/reviews?cursor=abc')).body.data).toEqual(page);
  expect(bff.services.catalog.requests('GET /reviews?cursor=abc')).toHaveLength(2);
  bff.services.catalog.on('GET /reviews/all?cursor=abc', { status: 200, body: { reviews: [], next: null } });
  expect((await bff.call('GET /api/admin/reviews?cursor=abc', { token: await tokenOf('admin') })).status).toBe(200);
});

it.each(['page=2', 'cursor=a&cursor=b', `cursor=${'a'.repeat(201)}`])('T55 refuses reviews by %s', async (query) => {
  expect((await bff.call(`GET /api/reviews?${query}`)).status).toBe(400);
});

it('F-041 answers null to who has written none', async () => {
  bff.services.catalog.on('GET /reviews/mine', { status: 200, body: { review: null } });
  expect((await bff.call('GET /api/reviews/user/me', { token: bff.token })).body.data).toEqual({ review: null });
});

it('C-059 says that there is a review already', async () => {
  bff.services.catalog.on('POST /reviews', failed(409, 'REVIEW_TAKEN'));
  const reply = await bff.call('POST /api/reviews', { token: bff.token, body: form });
  expect([reply.status, reply.body.message]).toEqual([409, 'You have already written a review. You can edit it.']);
});

it.each([0, 4.5, 6, '5', null, undefined, [5]])('C-060 T47 refuses a rating of %j', async (rating) => {
  for (const call of ['POST /api/reviews', `PATCH /api/reviews/${ID}`]) {
    const reply = await bff.call(call, { token: bff.token, body: { rating, comment: 'Lovely.' } });
    expect([reply.status, reply.body.errors]).toEqual([400, { rating: 'Please select a rating' }]);
  }
});

it.each([
  ['', 'Please enter a comment'],
  [' \n ', 'Please enter a comment'],
  [undefined, 'Please enter a comment'],
  [7, 'Please enter a comment'],
  ['a'.repeat(FIELD_LENGTHS.comment + 1), messages.commentTooLong],
  ['a\u202eb', messages.commentUnprintable],
])('C-061 T46 refuses the comment %j', async (comment, sentence) => {
  for (const call of ['POST /api/reviews', `PATCH /api/reviews/${ID}`]) {
    const reply = await bff.call(call, { token: bff.token, body: { rating: 5, comment } });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  }
});

it.each([{ picture: 'https://evil.test/a' }, { userId: ID }, { user: { name: 'Salon' } }, { createdAt: '2020-01-01' }])(
  'T47 T48 accepts nothing but comment and rating: %j',
  async (more) => {
    expect((await bff.call('POST /api/reviews', { token: bff.token, body: { ...form, ...more } })).status).toBe(400);
    expect(bff.services.catalog.requests('POST /reviews')).toEqual([]);
  },
);

it('C-063 refuses a guest', async () => {
  expect((await bff.call('POST /api/reviews', { body: form })).status).toBe(401);
});

it('is 404 for a malformed id', async () => {
  expect((await bff.call("PATCH /api/reviews/1'%20OR%201=1", { token: bff.token, body: form })).status).toBe(404);
});

it('limits how often a customer writes in an hour', async () => {
  const strict = await startBff({ fakes: bff.services, limits: 'strict' });
  bff.services.catalog.on('POST /reviews', failed(409, 'REVIEW_TAKEN'));
  const replies = [];
  for (let at = 0; at < 21; at += 1)
    replies.push((await strict.call('POST /api/reviews', { token: bff.token, body: form })).status);
  await strict.close();
  expect(replies).toEqual([...Array<number>(20).fill(409), 429]);
});
