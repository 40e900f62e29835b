import { jobErrorText } from './job-error.js';

it.each<[string, string | null, string]>([
  ['what is plain', 'connect ECONNREFUSED 127.0.0.1:2525', 'connect ECONNREFUSED 127.0.0.1:2525'],
  ['nothing', null, ''],
  ['the first line', 'The mail server is busy\n    at send (mailer.js:4)', 'The mail server is busy'],
  ['no address', 'no mailbox <nimali@example.test> here', 'no mailbox <[hidden]> here'],
  ['no user and password of a URL', 'cannot reach smtp://salon:secret@mail.test:25', 'cannot reach [hidden]'],
  ['no query of a URL', 'GET https://pay.test/refund?key=abc answered 500', 'GET https://pay.test/refund answered 500'],
  [
    'not what a parser was given',
    `Unexpected token '<', "<p>Dear Nimali" is not valid JSON`,
    'Unexpected token …, … is not valid JSON',
  ],
  [
    'not what was cut off within quotes',
    'invalid input syntax for type integer: "Nimali Pe',
    'invalid input syntax for type integer: …',
  ],
  ['a name of ours', 'relation "booking.message" does not exist', 'relation "booking.message" does not exist'],
  ['words with an apostrophe', `Can't send the customer's mail`, `Can't send the customer's mail`],
  ['a name that was given in single quotes', `'Nimali Perera' is unknown`, '… is unknown'],
  ['no number of a person', 'nobody has 077 123 4567', 'nobody has [hidden]'],
  ['no number with its country', 'nobody has +94771234567.', 'nobody has [hidden].'],
  ['no token', 'the link 9f8Qm2Lx7VbT4sKd0WzR is known', 'the link [hidden] is known'],
  ['an id', 'visit 11111111-1111-4111-8111-111111111111 is gone', 'visit 11111111-1111-4111-8111-111111111111 is gone'],
  ['small numbers', 'attempt 3 of 25 took 1200 ms', 'attempt 3 of 25 took 1200 ms'],
])('says of an error %s', (_what, error, shown) => expect(jobErrorText(error)).toBe(shown));

it('is short', () => {
  const shown = jobErrorText('mail '.repeat(100));
  expect([shown.length, shown.endsWith('…')]).toEqual([240, true]);
});
