import { DomainError } from '@salon/kernel';
import { type RateLimit, RATE_LIMITS } from './rate-limits.js';
import { isFailure } from './failure.rules.js';

it.each([
  ['a wrong password', new DomainError('unauthenticated', 'LOGIN_WRONG', ''), true],
  ['an unknown address', new DomainError('not_found', 'LOGIN_UNKNOWN', ''), true],
  ['the other login form', new DomainError('forbidden', 'LOGIN_ROLE', ''), true],
  ['a wrong code', new DomainError('invalid', 'CODE_WRONG', ''), true],
  ['a form filled in wrongly', new DomainError('invalid', 'VALIDATION', ''), false],
  ['a service that is down', new DomainError('unavailable', 'UPSTREAM_DOWN', ''), false],
  ['a bug', new Error('x'), false],
])('counts as a failed try: %s', (_story, error, counted) => {
  expect(isFailure(error)).toBe(counted);
});

it('T3 never lets a stranger lock an account', () => {
  expect([RATE_LIMITS.login.per, RATE_LIMITS.verify.per, RATE_LIMITS.resend.per]).toEqual([
    'network',
    'network',
    'network',
  ]);
});

it('T1 T12 a mail to any address counts, and all processes together count guesses and mails', () => {
  const { login, google, register, verify, resend, forgot, reset, invitation, password, contact } = RATE_LIMITS;
  expect([register, resend, forgot, contact].map(({ counts }) => counts)).toEqual(['all', 'all', 'all', 'all']);
  const guarded: RateLimit[] = [login, google, register, verify, resend, forgot, reset, invitation, password, contact];
  expect(guarded.filter(({ store }) => store !== 'shared')).toEqual([]);
});
