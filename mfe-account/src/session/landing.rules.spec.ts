import { permissionsOf } from '@salon/contracts';
import { landingOf, mustVerify } from './landing.rules.js';

it.each([
  ['admin', '/admin/dashboard'],
  ['user', '/dashboard'],
] as const)('A-100 a login as %s leads to %s', (role, path) => {
  expect(landingOf({ role })).toBe(path);
});

it('a login as a stylist leads to their day', () =>
  expect(landingOf({ role: 'user', permissions: permissionsOf('stylist') })).toBe('/my-day'));

it.each([
  [false, 'user', true],
  [true, 'user', false],
  [false, 'admin', false],
  [true, 'admin', false],
] as const)('verified %s, role %s: must verify first is %s', (isVerified, role, must) =>
  expect(mustVerify({ isVerified, role })).toBe(must),
);
