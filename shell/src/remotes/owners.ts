import type { RemoteName } from '@salon/contracts';

/** The paths of each remote (docs/product.md §2). `*` matches everything below. */
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
      '/my-day',
      '/ops',
      '/admin/*',
    ],
  ],
  ['booking', ['/cart', '/book-appointment', '/payment-success', '/payment-cancel', '/receipt/*']],
];

/** Id of the catch-all route: no loaded remote and no page of the shell has the address. */
export const UNMATCHED = 'unmatched';

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The remote that owns `path`; null for the shell's own paths and unknown ones. */
export function ownerOf(path: string): RemoteName | null {
  const found = OWNED.find(([, patterns]) => patterns.some((pattern) => matches(trimmed(path), pattern)));
  return found?.[0] ?? null;
}

/** The pattern of `path` among those of its remote; null for the shell's own paths and unknown ones. */
export const ownedPattern = (path: string): string | null =>
  OWNED.flatMap(([, patterns]) => patterns).find((pattern) => matches(trimmed(path), pattern)) ?? null;
