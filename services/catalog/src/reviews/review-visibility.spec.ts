import { permissionsOf, type Review, sentenceOf } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { person } from '../testing/open-catalog.js';
import { lovely, withoutReviews } from '../testing/reviews.js';

const { catalog, ask } = withoutReviews();

it("B14 a hidden review leaves the list and stays its author's", async () => {
  const dilani = person();
  const {
    body: { review },
  } = await ask('POST /reviews', dilani, lovely);
  await catalog.db.query('UPDATE catalog.review SET "hiddenAt" = $1', [catalog.clock.now()]);
  expect((await ask('GET /reviews', null)).body.reviews).toEqual([]);
  expect((await ask('GET /reviews/mine', dilani)).body.review).toEqual({ ...review, hidden: true });
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

it('B14 a review becomes one of a verified visit when the visit is completed after it was written', async () => {
  const [dilani, other, silent] = [person(), person(), person()];
  for (const author of [dilani, other]) await ask('POST /reviews', author, lovely);
  const { review } = (await ask('GET /reviews/mine', dilani)).body;
  const untouched = (await ask('GET /reviews/mine', other)).body;
  expect((await ask('GET /reviews/unverified', null)).body.userIds.sort()).toEqual([dilani.id, other.id].sort());
  for (const { id: userId } of [dilani, dilani, silent])
    expect(await ask('PUT /reviews/verified', null, { userId })).toEqual({ status: 200, body: {} });
  expect((await ask('GET /reviews/unverified', null)).body).toEqual({ userIds: [other.id] });
  expect((await ask('GET /reviews/mine', dilani)).body).toEqual({ review: { ...review, verifiedVisit: true } });
  expect((await ask('GET /reviews/mine', other)).body).toEqual(untouched);
  expect((await ask('GET /reviews/mine', silent)).body).toEqual({ review: null });
  for (const payload of [{}, { userId: 'dilani' }, { userId: [dilani.id] }])
    expect((await ask('PUT /reviews/verified', null, payload)).status).toBe(400);
});

it('B14 an admin hides a review with a reason, shows it again, and takes either back; no admin action stores its words', async () => {
  const admin = person({ role: 'admin', permissions: permissionsOf('owner') });
  const {
    body: { review },
  } = await ask('POST /reviews', person(), lovely);
  expect([
    sentenceOf((await ask(`POST /reviews/${review._id}/hide`, admin, {})).body),
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
  expect(JSON.stringify(await catalog.db.query(`SELECT * FROM catalog.act WHERE kind = 'reviews'`))).not.toContain(
    'Lovely',
  );
});

describe('words that an author changes', () => {
  const admin = person({ role: 'admin', permissions: permissionsOf('owner') });
  const words = { rating: 1, comment: 'Second thoughts.' };
  const actionOf = async (call: string, body?: object): Promise<string> => (await ask(call, admin, body)).body.act._id;
  const hide = (id: string) => actionOf(`POST /reviews/${id}/hide`, { reason: 'Insults a stylist' });
  const undo = (action: string) => ask(`POST /content-acts/${action}/undo`, admin);
  const edit = (author: Caller, id: string, change: object) => ask(`PATCH /reviews/${id}`, author, change);
  const shown = async (): Promise<string[]> =>
    (await ask('GET /reviews', null)).body.reviews.map(({ comment }: Review) => comment);
  async function written() {
    catalog.clock.advance(60);
    const dilani = person();
    return { dilani, id: (await ask('POST /reviews', dilani, lovely)).body.review._id as string };
  }

  it('B14 while their review is hidden are not shown by an undo, but by whoever has read them', async () => {
    const { dilani, id } = await written();
    const action = await hide(id);
    await edit(dilani, id, words);
    expect((await undo(action)).body).toMatchObject({ code: 'REVIEW_EDITED' });
    const [entry] = (await ask('GET /actions', admin)).body.entries;
    expect(entry).toMatchObject({
      why: 'Its author has changed this review since. Read it in the reviews, and show it there.',
      changes: [{ field: 'hiddenAt' }, { field: 'hiddenReason' }],
    });
    expect(await shown()).toEqual([]);
    await edit(dilani, id, lovely);
    expect((await undo(action)).status).toBe(200);
    expect(await shown()).toEqual(['Lovely quiet rooms.']);
    const again = await hide(id);
    await edit(dilani, id, words);
    expect((await undo(again)).status).toBe(409);
    await ask(`POST /reviews/${id}/unhide`, admin);
    expect(await shown()).toEqual([words.comment]);
  });

  it('B14 after it was shown again are hidden by an undo, and shown only unchanged', async () => {
    const { dilani, id } = await written();
    await hide(id);
    const action = await actionOf(`POST /reviews/${id}/unhide`);
    await edit(dilani, id, words);
    const hidden = await undo(action);
    expect([hidden.status, await shown()]).toEqual([200, []]);
    await edit(dilani, id, lovely);
    expect((await undo(hidden.body.act._id)).body).toMatchObject({ code: 'REVIEW_EDITED' });
    await edit(dilani, id, words);
    expect([(await undo(hidden.body.act._id)).status, await shown()]).toEqual([200, [words.comment]]);
  });

  it('B14 keep an earlier undo from being offered among the latest changes, until they are back', async () => {
    const { dilani, id } = await written();
    const latest = async () =>
      (await ask('GET /content-acts?kind=reviews', admin)).body.acts
        .filter(({ entryId }: { entryId: string }) => entryId === id)
        .map(({ _id }: { _id: string }) => _id);
    const actions = [await hide(id), await actionOf(`POST /reviews/${id}/unhide`)];
    catalog.clock.advance(1);
    actions.push(await hide(id));
    expect((await latest()).sort()).toEqual([...actions].sort());
    await edit(dilani, id, words);
    expect(await latest()).toEqual([]);
    await edit(dilani, id, lovely);
    expect(await latest()).toHaveLength(3);
  });
});
