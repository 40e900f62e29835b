import type { RemoteName } from '@salon/contracts';

/**
 * Pages of the shell that are read while the site is not open: how to write to the salon, and what registering agrees
 * to.
 */
const READABLE = ['/contact', '/privacy-policy', '/terms-conditions', '/refund-policy', '/design'];

/**
 * Whether the page at `path`, which `owner` has, is shown before the site is open: those, and the ones to sign in and to
 * set the site up.
 */
export const isShownBefore = (path: string, owner: RemoteName | null): boolean =>
  READABLE.includes(path) || owner === 'account';
