import { permissionsOf, type RatingCount, sentenceOf } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { person } from '../testing/open-catalog.js';
import { lovely, withoutReviews } from '../testing/reviews.js';

const { catalog, ask, stored } = withoutReviews();

const ADMIN = person({ role: 'admin', permissions: permissionsOf('owner') });
const WORDS = { rating: 2, comment: 'Second thoughts.' };

const write = async (author: Caller, words: object = lovely): Promise<string> =>
  (await ask('POST /reviews', author, words)).body.review._id;
const hide = async (id: string): Promise<string> =>
  (await ask(`POST /reviews/${id}/hide`, ADMIN, { reason: 'Insults a stylist' })).body.act._id;
const mine = async (author: Caller) => (await ask('GET /reviews/mine', author)).body.review;
const shown = async () => (await ask('GET /reviews', null)).body;
const counted = async () =>
  (await shown()).ratings.filter(({ count }: RatingCount) => count > 0).map(({ rating }: RatingCount) => rating);

it('B14 a customer removes their review: list and figures lack it at once, and nothing of it is stored', async () => {
  const dilani = person();
  const id = await write(dilani);
  await write(person(), { rating: 3, comment: 'Fine.' });
  expect(await counted()).toEqual([5, 3]);
  expect(await ask(`DELETE /reviews/${id}`, dilani)).toEqual({ status: 200, body: {} });
  expect([await counted(), (await shown()).reviews.length, await stored()]).toEqual([[3], 1, 1]);
  expect(await mine(dilani)).toBeNull();
  catalog.clock.advance(60);
  expect(await write(dilani, WORDS)).not.toBe(id);
  expect(await mine(dilani)).toMatchObject({ ...WORDS, createdAt: catalog.clock.now().toISOString() });
});

it("T47 nobody removes somebody else's review, a guest least of all", async () => {
  const id = await write(person());
  const call = `DELETE /reviews/${id}`;
  for (const caller of [person(), ADMIN]) expect((await ask(call, caller)).status).toBe(404);
  expect((await ask(call, null)).status).toBe(401);
  expect(sentenceOf((await ask(call, person({ verified: false }))).body)).toBe('Please verify your email to continue');
  expect(await stored()).toBe(1);
});

it.each([1, 2, 3, 4, 5])(
  'T47 of ten removals sent at once one succeeds; a change beside them is lost or refused (round %i)',
  async () => {
    const dilani = person();
    const id = await write(dilani);
    const change = ask(`PATCH /reviews/${id}`, dilani, WORDS);
    const removals = await Promise.all(Array.from({ length: 10 }, () => ask(`DELETE /reviews/${id}`, dilani)));
    expect(removals.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    expect([200, 404]).toContain((await change).status);
    expect([await mine(dilani), await stored()]).toEqual([null, 0]);
  },
);

it('T47 a review removed and hidden at the same moment ends as one of them, the next one accordingly', async () => {
  for (let round = 0; round < 5; round += 1) {
    const dilani = person();
    const id = await write(dilani);
    const [removal, hiding] = await Promise.all([
      ask(`DELETE /reviews/${id}`, dilani),
      ask(`POST /reviews/${id}/hide`, ADMIN, { reason: 'Advertises' }),
    ]);
    expect([removal.status, await mine(dilani)]).toEqual([200, null]);
    const next = await write(dilani, WORDS);
    const isShown = (await shown()).reviews.some(({ _id }: { _id: string }) => _id === next);
    expect(isShown).toBe(hiding.status === 404);
  }
});

it('B14 who removes a hidden review and writes another one is still hidden, with the reason of the salon', async () => {
  catalog.clock.advance(60); // The newest admin action is this one's.
  const dilani = person();
  const id = await write(dilani);
  const act = await hide(id);
  expect((await ask(`DELETE /reviews/${id}`, dilani)).status).toBe(200);
  expect([await mine(dilani), (await ask('GET /reviews/all', ADMIN)).body.reviews]).toEqual([null, []]);
  expect((await ask('GET /customer-data', dilani)).body.reviews).toEqual([]);
  const rows = await catalog.db.query('SELECT * FROM catalog.review');
  expect(JSON.stringify(rows)).not.toMatch(/Lovely|dilani\.webp|Dilani Perera/);
  for (const call of [`PATCH /reviews/${id}`, `DELETE /reviews/${id}`])
    expect((await ask(call, dilani, call.startsWith('PATCH') ? WORDS : undefined)).status).toBe(404);
  expect((await ask(`POST /reviews/${id}/unhide`, ADMIN)).status).toBe(404);
  expect((await ask(`POST /content-acts/${act}/undo`, ADMIN)).body).toMatchObject({ code: 'REVIEW_WITHDRAWN' });
  const why = async () => (await ask('GET /actions', ADMIN)).body.entries[0].why;
  expect(await why()).toBe('Its author has removed this review.');

  catalog.clock.advance(60);
  expect((await ask('POST /reviews', dilani, WORDS)).body.review).toMatchObject({ ...WORDS, hidden: true });
  expect((await ask('POST /reviews', dilani, lovely)).status).toBe(409);
  expect((await ask(`POST /content-acts/${act}/undo`, ADMIN)).body).toMatchObject({ code: 'REVIEW_REWRITTEN' });
  expect(await why()).toContain('Its author has written another review since.');
  const all = (await ask('GET /reviews/all', ADMIN)).body.reviews;
  const createdAt = catalog.clock.now().toISOString();
  expect(all).toEqual([
    expect.objectContaining({ ...WORDS, createdAt, hidden: true, hiddenReason: 'Insults a stylist' }),
  ]);
  expect([(await shown()).reviews, await counted()]).toEqual([[], []]);
  expect((await ask(`POST /reviews/${all[0]._id}/unhide`, ADMIN)).status).toBe(200);
  expect((await shown()).reviews).toEqual([await mine(dilani)]);
});

it('B14 the list of admin actions names the author of a hidden review until they remove it', async () => {
  catalog.clock.advance(60);
  const dilani = person();
  const id = await write(dilani);
  await hide(id);
  const author = async () => (await ask('GET /actions', ADMIN)).body.entries[0].subject.content.author;
  expect(await author()).toBe('Dilani Perera');
  await ask(`DELETE /reviews/${id}`, dilani);
  expect(await author()).toBeNull();
});

it.each([`"hiddenAt" = NULL, "hiddenReason" = NULL`, `comment = 'Second thoughts.'`])(
  'B14 the previous release, which does not know of removals, cannot store %s in a removed review',
  async (change) => {
    const dilani = person();
    const id = await write(dilani);
    await hide(id);
    await ask(`DELETE /reviews/${id}`, dilani);
    const written = catalog.db.query(`UPDATE catalog.review SET ${change} WHERE id = $1`, [id]);
    await expect(written).rejects.toThrow('withdrawn_is_hidden');
  },
);
