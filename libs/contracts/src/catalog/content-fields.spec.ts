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

it.each([
  ['settings', { phone: '+94 11 000 0000' }, {}],
  ['settings', { phone: 'abc' }, { phone: 'Phone must be a number of 7 to 15 digits' }],
  ['settings', { phone: ' ' }, { phone: 'Phone is required' }],
  ['services', { price: ' ' }, { price: 'Price is required' }],
  ['services', { averageTime: '' }, { averageTime: 'Minutes is required' }],
  ['services', { bufferMinutes: ' ' }, { bufferMinutes: 'Minutes for tidying up after it is required' }],
  ['offers', { price: '' }, { price: 'Offer price is required' }],
  ['services', { price: 'free' }, { price: 'Price must be an amount between LKR 0 and LKR 1,000,000' }],
  ['offers', { originalPrice: '' }, { originalPrice: 'Original price is required' }],
  ['gallery', { imageUrl: '' }, { imageUrl: 'Choose a picture' }],
  ['gallery', { imageUrl: 'https://evil.test/a.png' }, { imageUrl: 'Picture must be a picture of this site' }],
  ['faq', { more: { text: 'More', to: '/about' } }, {}],
  ['faq', { more: { text: 'More', to: '//intranet' } }, { more: 'Link needs words and a page of this site' }],
  ['almanac', { month: 12 }, {}],
  ['almanac', { month: '' }, { month: 'Choose a month' }],
  ['almanac', { month: 13 }, { month: 'Month must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12' }],
  ['statistics', { number: '{freeHours}', title: '{any}', footnote: null }, {}],
  [
    'faq',
    { answer: 'We need {notice} and {smiles}.' },
    { answer: expect.stringMatching(/^Answer: \{smiles\} is not/) },
  ],
] as const)('%s %j has the problems %j', (kind, fields, problems) =>
  expect(contentProblems(kind, fields, false)).toEqual(problems),
);
