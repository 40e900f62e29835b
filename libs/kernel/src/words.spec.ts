import { counted, withQuantity } from './words.js';

it.each([
  [counted(0, 'service'), '0 services'],
  [counted(1, 'service'), '1 service'],
  [counted(2, 'special offer'), '2 special offers'],
  [withQuantity({ title: 'Nails', quantity: 1 }), 'Nails'],
  [withQuantity({ title: 'Nails', quantity: 2 }), 'Nails x 2'],
  [counted(1, 'visit is', 'visits are'), '1 visit is'],
  [counted(3, 'visit is', 'visits are'), '3 visits are'],
])('counts in words: %s', (text, expected) => expect(text).toBe(expected));
