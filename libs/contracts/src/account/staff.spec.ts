import { mustVerify } from './staff.js';

it.each([
  [false, 'user', true],
  [true, 'user', false],
  [false, 'admin', false],
  [true, 'admin', false],
] as const)('verified %s, role %s: must verify first is %s', (isVerified, role, must) =>
  expect(mustVerify({ isVerified, role })).toBe(must),
);
