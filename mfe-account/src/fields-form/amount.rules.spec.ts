import { amountOf } from './amount.rules.js';

it.each([
  ['1,400', 1400],
  ['1,234,567.5', 1_234_567.5],
  [' 90 ', 90],
  ['-5.5', -5.5],
  ['−2,000', -2000],
  ['12.', 12],
  ['0', 0],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['1.005', Number.NaN],
  ['1e3', Number.NaN],
  ['abc', Number.NaN],
])('%j is the amount %p', (text, amount) => expect(amountOf(text)).toBe(amount));
