import type { RemoteName } from '@salon/contracts';

/** Which remote draws which pages (spec §2). A `*` stands for everything below. */
const OWNED: readonly [RemoteName, readonly string[]][] = [
  ['catalog', ['/services', '/special-offers', '/gallery', '/reviews']],
  [
    'account',
    [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password/*',
      '/verify-email',
      '/profile',
      '/profile/appointments',
      '/dashboard',
      '/admin/*',
    ],
  ],
  ['booking', ['/cart', '/book-appointment', '/payment-success', '/payment-cancel', '/receipt/*']],
];

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The remote that draws `path`; null for the shell's own and unknown ones. */
export function ownerOf(path: string): RemoteName | null {
  const found = OWNED.find(([, patterns]) => patterns.some((pattern) => matches(trimmed(path), pattern)));
  return found?.[0] ?? null;
}
