import { randomInt } from 'node:crypto';
import { cookiesOf, visitorReleases } from './visitor.rules.js';

const releases = (percent: number, cookie = '', bucket?: () => number): ReturnType<typeof visitorReleases> =>
  visitorReleases(
    new Map([['catalog', { current: '1.0.0', candidate: '1.1.0', percent }]]),
    cookiesOf(cookie),
    bucket ?? (() => 50),
  );
const CANDIDATE = { candidates: ['catalog'], buckets: {} };
const CURRENT = { candidates: [], buckets: {} };

it.each<[string, number, string, object]>([
  ['has the last bucket of a share', 10, 'release-draw-mfe-catalog=9', CANDIDATE],
  ['has the first bucket beyond a share', 10, 'release-draw-mfe-catalog=10', CURRENT],
  ['has the lowest bucket while only testers get it', 0, 'release-draw-mfe-catalog=0', CURRENT],
  ['has the highest bucket', 99, 'release-draw-mfe-catalog=99', CURRENT],
  [
    'has no bucket and gets one beyond the share',
    50,
    '',
    { ...CURRENT, buckets: { 'release-draw-mfe-catalog': '50' } },
  ],
  ['has no bucket and gets one within it', 51, 'a=b', { ...CANDIDATE, buckets: { 'release-draw-mfe-catalog': '50' } }],
  ['sends no number', 10, 'release-draw-mfe-catalog=-1', { ...CURRENT, buckets: { 'release-draw-mfe-catalog': '50' } }],
  [
    'sends a large number',
    10,
    'release-draw-mfe-catalog=100',
    { ...CURRENT, buckets: { 'release-draw-mfe-catalog': '50' } },
  ],
  ['has the bucket of another remote', 10, 'release-draw-mfe-booking=1; release-draw-mfe-catalog=70', CURRENT],
  ['tests the candidate', 0, 'release-mfe-catalog=1.1.0', CANDIDATE],
  ['tests the current release', 99, 'release-draw-mfe-catalog=3; release-mfe-catalog=1.0.0', CURRENT],
  ['asks for an earlier release', 10, 'release-draw-mfe-catalog=3; release-mfe-catalog=0.9.0', CANDIDATE],
  ['asks for nothing', 10, 'release-draw-mfe-catalog=30; release-mfe-catalog=', CURRENT],
])('a visitor who %s', (_who, percent, cookie, expected) => expect(releases(percent, cookie)).toEqual(expected));

it('decides nothing, and gives no bucket, where there is no candidate or no bucket is made', () => {
  expect(visitorReleases(new Map(), { 'release-mfe-catalog': '1.1.0' }, () => 0)).toEqual(CURRENT);
  const running = new Map([['catalog', { current: '1.0.0', candidate: '1.1.0', percent: 99 }]]);
  expect(visitorReleases(running, {})).toEqual(CURRENT);
});

it('gives each percentage exactly its share of the buckets, and a larger one keeps the visitors of a smaller one', () => {
  let before: number[] = [];
  for (let percent = 0; percent < 100; percent += 1) {
    const buckets = [...Array(100).keys()];
    const chosen = buckets.filter(
      (each) => releases(percent, `release-draw-mfe-catalog=${each}`).candidates.length > 0,
    );
    expect(chosen).toHaveLength(percent);
    expect(chosen).toEqual(expect.arrayContaining(before));
    before = chosen;
  }
});

it('gives a tenth of 5,000 new visitors the candidate, and the same visitors again', () => {
  const visitors = Array.from({ length: 5_000 }, () => releases(10, '', () => randomInt(100)));
  const chosen = visitors.filter(({ candidates }) => candidates.length > 0).length;
  expect(chosen).toBeGreaterThan(5_000 * 0.1 - 150); // Seven standard deviations.
  expect(chosen).toBeLessThan(5_000 * 0.1 + 150);
  for (const { candidates, buckets } of visitors) {
    const [[name, value] = []] = Object.entries(buckets);
    expect(releases(10, `${name}=${value}`)).toEqual({ candidates, buckets: {} });
  }
});

it('reads cookies as browsers send them', () => {
  expect(cookiesOf('a=1; b=x=y;c; a=2')).toEqual({ a: '1', b: 'x=y' });
  expect(cookiesOf(undefined)).toEqual({});
});
