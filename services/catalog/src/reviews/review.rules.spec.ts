import { DomainError } from '@salon/kernel';
import fc from 'fast-check';
import { reviewOf } from './review.rules.js';

const refusal = (body: unknown): string => {
  try {
    reviewOf(body);
    return 'taken';
  } catch (error) {
    return error instanceof DomainError && error.kind === 'invalid' ? error.message : 'a bug';
  }
};

it.each([0, 6, -1, 4.5, '5', null, undefined, NaN, Infinity, [5], {}, true, 1e308])(
  'C-060 T47 takes no rating of %j',
  (rating) => {
    expect(refusal({ rating, comment: 'Lovely.' })).toBe('Please select a rating');
  },
);

it.each([
  ['nothing', undefined],
  ['blanks', ' \n\t '],
  ['no-break blanks', '\u00a0\u3000'],
  ['a letter without a glyph', '\u3164'],
  ['zero-width marks', '\u200b\u200b'],
  ['a number', 5],
  ['a list', ['Lovely.']],
  ['an object', { $ne: '' }],
  ['null', null],
])('C-061 T46 takes no comment made of %s', (_story, comment) => {
  expect(refusal({ rating: 5, comment })).toBe('Please enter a comment');
});

it.each([
  ['an override of direction', 'Lovely \u202e.sgnir'],
  ['NUL', 'Lovely\u0000'],
  ['escape', '\u001b[31mLovely'],
  ['a hidden mark', 'Lo\u200bvely'],
  ['a joiner that joins nothing', 'Lo\u200dvely'],
  ['an isolate', '\u2066Lovely\u2069'],
])('T46 refuses %s', (_story, comment) => {
  expect(refusal({ rating: 5, comment })).toBe('Comment must not contain control characters');
});

it.each([undefined, null, 'text', 7, [], ''])('refuses a body of %j', (body) => {
  expect(refusal(body)).toBe('Please select a rating');
});

it('T46 takes 2,000 characters and not one more, the blanks around them not counted', () => {
  expect(reviewOf({ rating: 5, comment: `  ${'a'.repeat(2000)}\n` }).comment).toHaveLength(2000);
  expect(refusal({ rating: 5, comment: 'a'.repeat(2001) })).toBe('Comment must be at most 2,000 characters');
});

it.each([
  'ශ්‍රී ලංකාවේ හොඳම සැලෝන් එක',
  'மிகவும் நல்லது',
  '<b>Lovely</b> & "quiet"',
  'Thank you 👩‍👧 ❤️',
  "Robert'); DROP TABLE review;--",
])('takes the words as they are: %s', (comment) => {
  expect(reviewOf({ rating: 1, comment }).comment).toBe(comment);
});

it('keeps paragraphs, and never more than one empty line', () => {
  expect(reviewOf({ rating: 5, comment: 'One\r\nTwo\r\r\n \n\n\nThree' }).comment).toBe('One\nTwo\n\nThree');
});

it.each([
  ['/media/a.webp', '/media/a.webp'],
  ['https://lh3.test/a', 'https://lh3.test/a'],
  ['javascript:alert(1)', null],
  ['//evil.test/a', null],
  ['http://plain.test/a', null],
  [7, null],
  [undefined, null],
  [`/${'a'.repeat(500)}`, null],
])('shows the picture %j as %j', (picture, shown) => {
  expect(reviewOf({ rating: 5, comment: 'Lovely.', picture }).picture).toBe(shown);
});

it('never stores what it would refuse', () => {
  const words = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\n', ' \n\n\n ', '\u200d', 'a')))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, (comment) => {
      if (refusal({ rating: 3, comment }) !== 'taken') return;
      const { comment: kept } = reviewOf({ rating: 3, comment });
      expect(reviewOf({ rating: 3, comment: kept }).comment).toBe(kept);
    }),
  );
});
