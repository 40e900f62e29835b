import { added, figuresIn, isWorse, sum } from './error-rate.rules.js';

const METRICS = `# HELP browser_errors_total Errors
browser_errors_total{app="catalog",version="1.5.0",kind="caught"} 3
browser_errors_total{app="catalog",version="1.5.0",kind="load"} 2
browser_errors_total{app="catalog",version="1.4.0",kind="load"} 7
browser_errors_total{app="booking",version="1.5.0",kind="load"} 9
browser_page_views_total{app="catalog",version="1.5.0"} 40
browser_vital_seconds_sum{app="catalog",version="1.5.0",vital="LCP"} 1.7
`;

it('reads errors of every kind and page views of one version', () => {
  expect(figuresIn(METRICS, 'catalog', '1.5.0')).toEqual({ errors: 5, views: 40 });
  expect(figuresIn(METRICS, 'catalog', '1.4.0')).toEqual({ errors: 7, views: 0 });
  expect(figuresIn(METRICS, 'account', '1.4.0')).toEqual({ errors: 0, views: 0 });
});

it('counts what a process adds, also after it was started anew', () => {
  expect(added({ errors: 2, views: 30 }, { errors: 5, views: 40 })).toEqual({ errors: 3, views: 10 });
  expect(added({ errors: 9, views: 30 }, { errors: 1, views: 4 })).toEqual({ errors: 1, views: 4 });
  expect(sum([added({ errors: 0, views: 1 }, { errors: 1, views: 2 }), { errors: 2, views: 3 }])).toEqual({
    errors: 3,
    views: 4,
  });
});

it.each([
  ['nothing is known', [0, 0], [0, 0], false],
  ['nine errors of nine views', [9, 9], [0, 1_000], false],
  ['ten errors without a reported view', [10, 0], [0, 1_000], true],
  ['ninety errors while nobody reports views', [90, 0], [10, 0], false],
  ['ten errors of 1000 views, the current one none', [10, 1_000], [0, 1_000], false],
  ['eleven errors of 1000 views, the current one none', [11, 1_000], [0, 1_000], true],
  ['twice the rate and one in a hundred', [50, 1_000], [20, 1_000], false],
  ['more than that', [51, 1_000], [20, 1_000], true],
  ['as bad as the current one', [300, 1_000], [3_000, 10_000], false],
])('a candidate with %s', (_what, [errors = 0, views = 0], [before = 0, seen = 0], worse) => {
  expect(isWorse({ errors, views }, { errors: before, views: seen })).toBe(worse);
});
