import { contentProblems, messages } from '../index.js';

it.each([
  ['ends before a service of the default length', {}, { after: 10, minutes: 15 }, true, {}],
  ['goes beyond the default length', {}, { after: 20, minutes: 15 }, true, { freeMiddle: messages.freeMiddle }],
  [
    'goes beyond no length',
    { averageTime: null },
    { after: 20, minutes: 15 },
    false,
    { freeMiddle: messages.freeMiddle },
  ],
  ['is changed alone', {}, { after: 20, minutes: 15 }, false, {}],
])('the free middle of a service that %s', (_story, fields, freeMiddle, isWhole, problems) => {
  const rest = isWhole ? { title: 'Colour', description: 'All over.', category: 'hair', price: 9_000 } : {};
  expect(contentProblems('services', { ...rest, ...fields, freeMiddle }, isWhole)).toEqual(problems);
});
