import { chosenOf, differencesOf } from './conflict.rules.js';

const base = { name: 'Dilani', words: 'Colour', skills: ['a'] };

it('what only they changed is theirs at first, what I changed is mine', () => {
  const mine = { ...base, name: 'Dilani P.', skills: ['a', 'b'] };
  const theirs = { ...base, words: 'Bridal hair', skills: ['a', 'c'] };
  expect(differencesOf(base, mine, theirs)).toEqual([
    { name: 'name', first: 'mine' },
    { name: 'words', first: 'theirs' },
    { name: 'skills', first: 'mine' },
  ]);
  expect(chosenOf(mine, theirs, { name: 'mine', words: 'theirs', skills: 'theirs' })).toEqual({
    name: 'Dilani P.',
    words: 'Bridal hair',
    skills: ['a', 'c'],
  });
});

it('the same change by both is no difference', () => {
  const both = { ...base, skills: ['b'] };
  expect(differencesOf(base, both, { ...both })).toEqual([]);
});
