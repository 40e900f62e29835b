import { readFileSync } from 'node:fs';
import { matchesPath, PERMISSIONS, type RouteHandle } from '@salon/contracts';
import type { RouteObject } from '@salon/web-kit/router';
import { matchRoutes } from '@salon/web-kit/router-server';
import routes from './routes.js';

const accessOf = (path: string): RouteHandle['access'] | undefined =>
  (matchRoutes<RouteObject>(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined)?.access;

it.each([
  ['S-048', '/profile', 'user'],
  ['S-049', '/profile/appointments', 'user'],
  ['S-050', '/dashboard', 'user'],
  ['S-053 S-054', '/admin', 'admin'],
  ['S-053 S-054', '/admin/dashboard', 'admin'],
  ['S-053 S-054', '/admin/offers', 'content'],
  ['S-053 S-054', '/admin/hours', 'settings'],
  ['S-053 S-054', '/admin/stylists', 'settings'],
  ['S-053 S-054', '/admin/outside-hours', 'desk'],
  ['S-053 S-054', '/admin/invitations', 'staff'],
  ['S-053 S-054', '/admin/policy', 'settings'],
  ['S-053 S-054', '/admin/setup', 'settings'],
  ['S-053 S-054', '/admin/export', 'exports'],
  ['S-053 S-054', '/admin/reports', 'reports'],
  ['S-053 S-054', '/ops', 'ops'],
  ['S-001', '/login', 'public'],
  ['S-001', '/register', 'public'],
  ['S-001', '/reset-password/abc', 'public'],
] as const)('%s %s asks for access: %s', (_id, path, access) => expect(accessOf(path)).toBe(access));

const STAFF: readonly RouteHandle['access'][] = ['admin', ...PERMISSIONS];

it('every page says who may open it', () => {
  const pages = routes.flatMap(({ children }) => children);
  expect(pages.filter(({ handle }) => !['public', 'user', ...STAFF].includes(handle.access))).toEqual([]);
  const ofStaff = pages.filter(({ handle }) => STAFF.includes(handle.access)).map(({ path }) => path);
  const inTheSalon = pages.map(({ path }) => path).filter((path) => path.startsWith('admin'));
  expect(ofStaff.sort()).toEqual([...inTheSalon, 'my-day', 'ops'].sort());
});

it("signing in downloads no code of a customer's or an admin's pages", () => {
  const guarded: RouteObject[] = routes
    .flatMap(({ children }) => children)
    .filter(({ path, handle }) => handle.access !== 'public' && !['admin', 'admin/clients'].includes(path)); // These only redirect.
  expect(guarded.map(({ path }) => path)).toContain('admin/offers');
  expect(guarded.filter((page) => page.lazy === undefined || 'element' in page || 'Component' in page)).toEqual([]);
});

const { paths } = JSON.parse(readFileSync('package.json', 'utf8')) as { paths: string[] };

it('package.json declares the paths of the pages, and no others', () => {
  const pages = routes.flatMap(({ children }) => children.map(({ path }) => `/${path}`));
  expect(pages.filter((page) => !paths.some((path) => matchesPath(page, path)))).toEqual([]);
  expect(paths.filter((path) => !pages.some((page) => matchesPath(page, path)))).toEqual([]);
});
