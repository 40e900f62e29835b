import { droppedAt, movedTo, withPart } from './order.rules.js';

it('moves one to a place, and the others make way', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
});

it.each([
  ['a', 'c', true, 'bca'],
  ['a', 'c', false, 'bac'],
  ['c', 'a', false, 'cab'],
  ['c', 'a', true, 'acb'],
  ['b', 'b', true, 'abc'],
])('%s dropped at %s (after: %s) gives %s', (id, target, isAfter, order) => {
  expect(droppedAt(['a', 'b', 'c'], id, target, isAfter).join('')).toBe(order);
});

it('the members of a part change places among themselves; everybody else stays', () => {
  expect(withPart(['a', 'x', 'b', 'y', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'y', 'b']);
});
