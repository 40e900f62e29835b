import fc from 'fast-check';
import {
  emailProblem,
  foldEmail,
  mailLink,
  isCode,
  isPlainText,
  passwordChecklist,
  passwordProblems,
  phoneProblem,
} from './index.js';

describe('an e-mail address', () => {
  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['dilani', 'Email is invalid'],
    ['dilani@', 'Email is invalid'],
    ['@example.lk', 'Email is invalid'],
    ['a b@example.lk', 'Email is invalid'],
    ['a@example', 'Email is invalid'],
    ['a@@example.lk', 'Email is invalid'],
    ['a@example..lk', 'Email is invalid'],
    ['a@example.lk\r\nBcc: x@y.z', 'Email is invalid'],
    ['nimali\u200b@example.lk', 'Email is invalid'],
    ['nimali@exam\u202eple.lk', 'Email is invalid'],
    [`${'a'.repeat(250)}@b.lk`, 'Email is invalid'],
  ])('A-111 A-112 %j: %s', (value, problem) => {
    expect(emailProblem(value)).toBe(problem);
  });

  it.each(['dilani@example.lk', 'Dilani.Perera+salon@mail.example.co.uk', ' dilani@example.lk '])(
    '%j is one',
    (value) => {
      expect(emailProblem(value)).toBeNull();
    },
  );

  it('is one account whatever its case', () => {
    expect(foldEmail(' Dilani@Example.LK ')).toBe('dilani@example.lk');
  });

  it('T57 is checked quickly, however hostile', () => {
    for (const hostile of [
      `${'a'.repeat(50_000)}`,
      `a@${'a.'.repeat(25_000)}`,
      `${'@'.repeat(50_000)}`,
      `a@${'.'.repeat(50_000)}`,
    ]) {
      const began = performance.now();
      emailProblem(hostile);
      phoneProblem(hostile);
      isPlainText(hostile);
      expect(performance.now() - began).toBeLessThan(50);
    }
  });
});

describe('a password', () => {
  it.each([
    ['Aa1', 'Password must be at least 8 characters'],
    ['frangipani7', 'Password must contain at least one uppercase letter'],
    ['FRANGIPANI7', 'Password must contain at least one lowercase letter'],
    ['Frangipani', 'Password must contain at least one number'],
    [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
  ])('A-119 A-120 A-121 A-122 %j: %s', (password, first) => {
    expect(passwordProblems(password)[0]).toBe(first);
  });

  it('A-124 A-130 lists every broken rule, in order', () => {
    expect(passwordProblems('')).toEqual([
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
    ]);
    expect(passwordChecklist('abc1').map(({ met }) => met)).toEqual([false, false, true, true]);
  });

  it('is valid when it meets all four', () => {
    expect(passwordProblems('Frangipani7')).toEqual([]);
  });
});

describe('plain text', () => {
  it.each(['name\r\nBcc: x', 'a\u0000b', 'a\u202eb', 'a\u200bb', 'a\u2066b'])('T46 is not %j', (value) => {
    expect(isPlainText(value)).toBe(false);
  });

  it.each(['ක්\u200cෂ', 'ක්\u200dෂ', 'க்\u200cஷ', 'ක\u200d්ක', 'ශ්\u200dරී ලංකා', '💐👩\u200d👧'])(
    'may have the joiners that Sinhala and Tamil words and emoji need: %j',
    (value) => {
      expect(isPlainText(value)).toBe(true);
    },
  );

  it.each([
    'Lo\u200cvely',
    'Lo\u200dvely',
    'ක්\u200c',
    'ක්\u200cvely',
    'க்\u200cක',
    'ක\u200cෂ',
    'ක්\u200c\u200cෂ',
    'a\u200d්',
  ])('T46 has none anywhere else: %j', (value) => {
    expect(isPlainText(value)).toBe(false);
  });

  it('may have several lines where they are allowed', () => {
    expect([isPlainText('one\ntwo', true), isPlainText('one\ntwo'), isPlainText('සිංහල தமிழ் 💐')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it('A-115 A-116 a code is six digits and nothing else', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (text) => isCode(text) === (text.length === 6 && [...text].every((each) => each >= '0' && each <= '9')),
    ),
  );
  expect(isCode('012345')).toBe(true);
});

it.each([
  ['nimali@example.lk', 'mailto:nimali@example.lk'],
  ['a?cc=x@example.lk', 'mailto:a%3Fcc%3Dx@example.lk'],
  ['a&bcc=x@example.lk', 'mailto:a%26bcc%3Dx@example.lk'],
])('a link that writes to %s and to nobody else', (email, link) => expect(mailLink(email)).toBe(link));
