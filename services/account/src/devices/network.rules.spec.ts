import { isKnownNetwork } from './network.rules.js';

const NOW = new Date('2041-06-01T10:00:00.000Z');

it.each([
  ['nobody ever signed in from it', null, false],
  ['a sign-in a moment ago', '2041-06-01T09:59:59.999Z', true],
  ['a sign-in two months ago', '2041-04-01T10:00:00.000Z', true],
  ['a sign-in of which 90 days are over in a moment', '2041-03-03T10:00:00.001Z', true],
  ['a sign-in exactly 90 days ago', '2041-03-03T10:00:00.000Z', false],
  ['a sign-in a year ago', '2040-06-01T10:00:00.000Z', false],
])('a network after %s: known %s', (_story, lastSignIn, known) => {
  expect(isKnownNetwork(lastSignIn === null ? null : new Date(lastSignIn), NOW)).toBe(known);
});
