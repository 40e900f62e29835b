import { ownersBy } from './remotes/owners.js';
import { isShownBefore } from './shown-before.js';

it.each([
  ['/', false],
  ['/services', false],
  ['/special-offers', false],
  ['/about', false],
  ['/faq', false],
  ['/cart', false],
  ['/book-appointment', false],
  ['/login', true],
  ['/register', true],
  ['/admin/setup', true],
  ['/contact', true],
  ['/privacy-policy', true],
])('before the opening %s is shown: %p', (path, shown) =>
  expect(isShownBefore(path, ownersBy({}).ownerOf(path))).toBe(shown),
);
