import { overlapOf, overlapsOf } from './paths.rules.js';

it.each([
  ['/gifts', '/gifts', true],
  ['/gifts/*', '/gifts', true],
  ['/gifts', '/gifts/*', true],
  ['/gifts/cards', '/gifts/*', true],
  ['/gifts/*', '/gifts/cards/*', true],
  ['/gifts', '/gifts/cards', false],
  ['/gifts', '/gift', false],
  ['/gifts-for-her', '/gifts/*', false],
])('an address may be at %s and at %s: %p', (own, other, isShared) =>
  expect(overlapOf(['/cart', own], ['/services', other])).toEqual(isShared ? [own, other] : undefined),
);

it('names each pair of remotes with one path, and none for two deployments of one remote', () =>
  expect(
    overlapsOf([
      ['catalog', ['/services', '/gifts/*']],
      ['catalog', ['/services', '/cart']],
      ['booking', ['/gifts', '/cart']],
    ]),
  ).toEqual([
    'booking: its path /gifts overlaps with /gifts/* of catalog',
    'booking: its path /cart overlaps with /cart of catalog',
  ]));
