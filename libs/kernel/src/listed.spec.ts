import { listed } from './listed.js';

it.each([
  [listed([]), ''],
  [listed(['hair']), 'hair'],
  [listed(['hair', 'nails']), 'hair and nails'],
  [listed(['hair', 'nails', 'skin']), 'hair, nails and skin'],
  [listed(['hair', 'nails', 'skin'], 'or'), 'hair, nails or skin'],
])('lists words: %s', (text, expected) => expect(text).toBe(expected));
