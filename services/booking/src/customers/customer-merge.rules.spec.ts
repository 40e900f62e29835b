import { NO_NOTES } from '@salon/contracts';
import fc from 'fast-check';
import { combinedNotes } from './customer-merge.rules.js';

it.each([
  ['Peanuts', 'nuts', 'Peanuts\nnuts'],
  ['No latex allergy', 'latex', 'No latex allergy\nlatex'],
  ['Latex\nNuts', 'Nuts', 'Latex\nNuts'],
])('an allergy that is part of another word is kept: %j and %j', (kept, merged, both) =>
  expect(combinedNotes({ ...NO_NOTES, allergies: kept }, { ...NO_NOTES, allergies: merged }).allergies).toBe(both),
);

it('combined notes keep every text of both, once', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const { blocked, notes: lines } = combinedNotes(
        { ...NO_NOTES, blocked: one, notes: one },
        { ...NO_NOTES, blocked: other, notes: other },
      );
      for (const text of [blocked, lines]) expect([text.includes(one), text.includes(other)]).toEqual([true, true]);
      expect(combinedNotes({ ...NO_NOTES, blocked: one }, { ...NO_NOTES, blocked: one }).blocked).toBe(one);
    }),
  ));
