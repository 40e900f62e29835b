import type { RemoteName } from '@salon/contracts';

/**
 * Pages of the shell that are available before the site is open: contact, and the texts that a registration agrees to.
 */
const PUBLIC_PATHS = ['/contact', '/privacy-policy', '/terms-conditions', '/refund-policy', '/design'];

/**
 * Whether the page at `path`, owned by `owner`, is available before the site is open: those, and the pages for sign-in
 * and set-up.
 */
export const isOpenBeforeLaunch = (path: string, owner: RemoteName | null): boolean =>
  PUBLIC_PATHS.includes(path) || owner === 'account';
