import { randomUUID } from 'node:crypto';
import { PublicReads } from '@salon/nest-kit';
import { plansOf, removed } from '@salon/testing';
import { ADMIN } from '../testing/open-catalog.js';
import { everyPage, withoutReviews } from '../testing/reviews.js';
import { ReviewsQueries } from './reviews.queries.js';

const { catalog, ask } = withoutReviews();

/** Stores reviews in pairs with equal instants; every tenth is hidden, and the ratings cycle from 1 to 5. */
const store = (count: number): Promise<unknown> =>
  catalog.db.query(
    `INSERT INTO catalog.review (id, "userId", "userName", rating, comment, "createdAt", "hiddenAt")
     SELECT gen_random_uuid(), gen_random_uuid(), 'Nimali', 1 + n % 5, 'Review ' || n,
       $2::timestamptz - make_interval(mins => n / 2), CASE WHEN n % 10 = 9 THEN $2::timestamptz END
     FROM generate_series(0, $1::int - 1) n`,
    [count, catalog.clock.now()],
  );

it('C-030 all reviews are reached page by page, the newest first, each once', async () => {
  await store(100);
  const { reviews, pages } = await everyPage(ask);
  expect([reviews.length, new Set(reviews.map(({ _id }) => _id)).size, pages]).toEqual([90, 90, 5]);
  const dates = reviews.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('C-030 the first page counts the ratings of all reviews that are shown, the others do not', async () => {
  await store(100);
  const { body } = await ask('GET /reviews', null);
  expect(body.reviews).toHaveLength(20);
  expect(body.ratings).toEqual([
    { rating: 5, count: 10 },
    { rating: 4, count: 20 },
    { rating: 3, count: 20 },
    { rating: 2, count: 20 },
    { rating: 1, count: 20 },
  ]);
  expect((await ask(`GET /reviews?cursor=${body.next}`, null)).body.ratings).toBeUndefined();
});

it('an admin reaches all reviews page by page, hidden ones too', async () => {
  await store(50);
  const seen: boolean[] = [];
  for (let next: string | null = ''; next !== null;) {
    const { body } = await ask(`GET /reviews/all?cursor=${next}`, ADMIN);
    seen.push(...body.reviews.map(({ hidden }: { hidden: boolean }) => hidden));
    next = body.next;
  }
  expect([seen.length, seen.filter((hidden) => hidden).length]).toEqual([50, 5]);
});

it.each(['x', Buffer.from(`2026-02-30T00:00:00.000Z ${randomUUID()}`).toString('base64url')])(
  'T55 refuses the cursor %s',
  async (cursor) => {
    expect((await ask(`GET /reviews?cursor=${cursor}`, null)).status).toBe(400);
    expect((await ask(`GET /reviews/all?cursor=${cursor}`, ADMIN)).status).toBe(400);
  },
);

it('among 20,000 reviews a page reads its own rows alone', async () => {
  await store(20_000);
  await catalog.db.query('ANALYZE catalog.review');
  const { body } = await ask('GET /reviews', null);
  const plans = await plansOf(catalog.db, async (db) => {
    const reviews = new ReviewsQueries(db, new PublicReads(db));
    await reviews.shown(body.next);
    await reviews.all(undefined);
  });
  const reads = plans.map(({ steps }) => {
    const scan = steps.find(({ Plans }) => !Plans);
    return scan && [scan['Index Name'], scan['Actual Rows'], removed(scan)];
  });
  expect(reads).toEqual([
    ['shown_review_by_age', 21, 0],
    ['review_by_age', 21, 0],
  ]);
});
