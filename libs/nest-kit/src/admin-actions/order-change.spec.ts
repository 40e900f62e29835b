import { orderChange } from './order-change.js';

const names = { a: 'Ama', b: 'Bimal', c: 'Chamari', d: 'Dilani' };

it.each([
  ['the whole', ['a', 'b', 'c'], ['c', 'b', 'a'], 'Ama, Bimal, Chamari', 'Chamari, Bimal, Ama'],
  ['only what moved', ['a', 'b', 'c', 'd'], ['a', 'c', 'b', 'd'], 'Bimal, Chamari', 'Chamari, Bimal'],
  ['no item that is gone', ['a', 'x', 'b'], ['b', 'x', 'a'], 'Ama, Bimal', 'Bimal, Ama'],
])('a changed order names %s', (_, from, to, before, after) => {
  expect(orderChange(from, to, names)).toEqual([{ field: 'order', before, after }]);
});

it('an order of known items that is the same is no change', () => {
  expect(orderChange(['a', 'x'], ['x', 'a'], names)).toEqual([]);
});
