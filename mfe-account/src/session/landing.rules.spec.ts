import { permissionsOf } from '@salon/contracts';
import { landingOf } from './landing.rules.js';

it.each([
  ['admin', '/admin/dashboard'],
  ['user', '/dashboard'],
] as const)('A-100 a login as %s leads to %s', (role, path) => {
  expect(landingOf({ role, permissions: [] })).toBe(path);
});

it('a login as a stylist leads to their day', () =>
  expect(landingOf({ role: 'user', permissions: permissionsOf('stylist') })).toBe('/my-day'));
