import fc from 'fast-check';
import { neighbour, stepOfKey, stepOfSwipe } from './lightbox.rules.js';

it.each([
  [0, 1, 4, 1],
  [3, 1, 4, 0],
  [0, -1, 4, 3],
  [2, -1, 4, 1],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
  [0, 1, 0, 0],
])('C-043 from picture %i, %i further of %i is %i', (at, step, count, expected) => {
  expect(neighbour(at, step, count)).toBe(expected);
});

it('C-043 as many steps as there are pictures lead back, and a step back undoes a step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.integer({ min: -90, max: 90 }), (count, from, step) => {
      const at = from % count;
      expect(neighbour(neighbour(at, step, count), -step, count)).toBe(at);
      expect(neighbour(at, count, count)).toBe(at);
    }),
  );
});

it.each([
  [-120, 10, 1],
  [120, -30, -1],
  [-39, 0, 0],
  [0, 200, 0],
  [-60, 61, 0],
  [41, 0, -1],
])('a finger moved %i across and %i down is step %i', (across, down, step) => {
  expect(stepOfSwipe(across, down)).toBe(step);
});

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', 0],
  ['Enter', 0],
])('C-042 the key %s is step %i', (key, step) => {
  expect(stepOfKey(key)).toBe(step);
});
