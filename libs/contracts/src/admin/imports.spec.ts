import { clientRowProblems, IMPORT, messages } from '../index.js';

const client = { line: 2, name: 'Nimali', email: '', phone: '0771234567', city: '', notes: '' };

it.each([
  ['a longer note than fits', 'x'.repeat(IMPORT.notes + 1), messages.tooLong('Notes', IMPORT.notes)],
  ['a control character', 'Prefers mornings\u0000', messages.unprintable('Notes')],
  ['a formula', '=1+1', messages.importFormula('Notes')],
])('a client with %s in the notes is not imported, and the row says why', (_what, notes, problem) => {
  expect(clientRowProblems({ ...client, notes })).toEqual({ notes: problem });
});
