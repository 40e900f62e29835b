import fc from 'fast-check';
import { minutesAndSeconds, maskEmail, RESEND_MS, secondsLeft } from './verification.rules.js';

it.each([
  [0, 60],
  [1, 60],
  [18_000, 42],
  [59_999, 1],
  [60_000, 0],
  [99_000, 0],
])('A-052 A-053 %s ms after a send, %s seconds are left', (after, left) => {
  expect(secondsLeft(RESEND_MS, after)).toBe(left);
});

it.each([
  [60, '1:00'],
  [42, '0:42'],
  [9, '0:09'],
  [0, '0:00'],
  [3_599, '59:59'],
  [3_661, '1:01:01'],
])('A-053 %s seconds read %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text));

it.each([
  ['dilani@example.lk', 'd•••••@example.lk'],
  ['d@example.lk', 'd•••••@example.lk'],
  ['nonsense', '•••••'],
  ['', '•••••'],
  ['@x', '•••••'],
])('masks %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

it('never shows more than the first character of the name', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = email.slice(0, email.lastIndexOf('@'));
      expect(maskEmail(email).split('•••••')[0]).toBe(name.slice(0, 1));
    }),
  );
});
