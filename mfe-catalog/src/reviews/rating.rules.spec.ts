import fc from 'fast-check';
import { ratingsWith, reviewsText, starsText, summaryOf } from './rating.rules.js';

const rated = (...ratings: number[]) =>
  [5, 4, 3, 2, 1].map((rating) => ({ rating, count: ratings.filter((each) => each === rating).length }));

it.each<[number[], number, number[]]>([
  [[], 0, [0, 0, 0, 0, 0]],
  [[5], 5, [1, 0, 0, 0, 0]],
  [[5, 4], 4.5, [1, 1, 0, 0, 0]],
  [[1, 1, 5, 3], 2.5, [1, 0, 1, 0, 2]],
])('C-030 ratings of %j average %d', (ratings, average, counts) => {
  const summary = summaryOf(rated(...ratings));
  expect([summary.count, summary.average, summary.bars.map(({ count }) => count)]).toEqual([
    ratings.length,
    average,
    counts,
  ]);
});

it('counts every review once, and its bars add up to the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const { bars, average, count } = summaryOf(rated(...ratings));
      expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(count);
      expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
      expect(average).toBeLessThanOrEqual(Math.max(...ratings));
    }),
  );
});

it('counts a new review, an edited one under its new rating alone, and a removed one no more', () => {
  expect(ratingsWith(rated(5, 4), 4)).toEqual(rated(5, 4, 4));
  expect(ratingsWith(rated(5, 4), 1, 5)).toEqual(rated(4, 1));
  expect(ratingsWith(rated(5, 4), 4, 4)).toEqual(rated(5, 4));
  expect(ratingsWith(rated(5, 4), null, 4)).toEqual(rated(5));
});

it('speaks of one as of one', () => {
  expect([starsText(1), starsText(4), reviewsText(1), reviewsText(0)]).toEqual([
    '1 star',
    '4 stars',
    '1 review',
    '0 reviews',
  ]);
});
