import { createOwners } from './remotes/owners.js';
import { isOpenBeforeLaunch } from './opening-soon.rules.js';

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
  expect(isOpenBeforeLaunch(path, createOwners({}).ownerOf(path))).toBe(shown),
);
