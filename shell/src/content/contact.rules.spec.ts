import fc from 'fast-check';
import { contactRequest, fieldProblems, PROBLEMS, type ContactField } from './contact.rules.js';

describe('what a message to the salon needs', () => {
  const cases: [ContactField, string, string | null][] = [
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', 'N', null],
    ['name', 'a'.repeat(80), null],
    ['name', ` ${'a'.repeat(80)} `, null],
    ['name', 'a'.repeat(81), 'Name must be at most 80 characters'],
    ['name', 'Ni\u0000mali', 'Name must not contain control characters'],
    ['name', 'නිමාලි', null],
    ['email', '', 'Email is required'],
    ['email', 'nimali', 'Email is invalid'],
    ['email', 'nimali@example.test', null],
    ['message', ' \n ', 'Message is required'],
    ['message', 'a'.repeat(2000), null],
    ['message', `\n${'a'.repeat(2000)}\n`, null],
    ['message', 'a'.repeat(2001), 'Message must be at most 2,000 characters'],
    ['message', 'two\nlines\tand a tab', null],
    ['message', 'a\u202eb', 'Message must not contain control characters'],
  ];
  it.each(cases)('%s %j: %s', (field, value, problem) => expect(PROBLEMS[field](value)).toBe(problem));

  it('surrounding blanks are ignored', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 2100 }), (text) => {
        expect(PROBLEMS.message(` ${text}\n`)).toBe(PROBLEMS.message(text));
        expect(contactRequest({ name: text, email: text, message: ` ${text} ` }).message).toBe(text.trim());
      }),
    ));
});

describe('what the server says about the fields', () => {
  it('is shown in the order of the page, for fields of the form only', () => {
    expect(fieldProblems({ message: 'm', other: 'o', name: 'n' })).toEqual([
      ['name', 'n'],
      ['message', 'm'],
    ]);
    expect(fieldProblems(undefined)).toEqual([]);
  });
});
