import { csvCell, isFormula } from '../index.js';

it.each([
  ['plain', 'plain', '"plain"'],
  ['', '', '""'],
  ['නිමාලි', 'නිමාලි', '"නිමාලි"'],
  ['Perera, Nimali', '"Perera, Nimali"', '"Perera, Nimali"'],
  ['says "hi"', '"says ""hi"""', '"says ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"', '"two\r\nlines"'],
  ['-500.00', '-500.00', '"-500.00"'],
  ['-1+1', "'-1+1", '"\'-1+1"'],
  ['+94', "'+94", '"\'+94"'],
  ['@a', "'@a", '"\'@a"'],
  ['\tb', "'\tb", '"\'\tb"'],
  ['\rc', '"\'\rc"', '"\'\rc"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"', '"\'=HYPERLINK(""x"")"'],
])('the cell %j is %j in a table and %j in the export', (value, plain, quoted) => {
  expect([csvCell(value), csvCell(value, true)]).toEqual([plain, quoted]);
});

it.each([
  ['=1+1', true],
  ['-5', true],
  ['1-5', false],
  ['', false],
])('whether %j begins like a formula: %j', (text, expected) => {
  expect(isFormula(text)).toBe(expected);
});
