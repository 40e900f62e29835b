import { holdsWords } from './search.rules.js';

it.each([
  ['Hair Cut', 'cut hair', true],
  ['Hair Cut', ' HAIR  cut ', true],
  ['Hair Cut', 'hair colour', false],
  ['Hair Cut', '', true],
  ['Hair Cut', ' ', true],
])('"%s" is found by "%s": %s', (text, search, isFound) => expect(holdsWords(text, search)).toBe(isFound));
