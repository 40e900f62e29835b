import { ownerOf } from './remotes/owners.js';

/**
 * Pages of the shell that are read while the site is not open: how to write to the salon, and what registering agrees
 * to.
 */
const READABLE = ['/contact', '/privacy-policy', '/terms-conditions', '/refund-policy', '/design'];

/** Whether a page is shown before the site is open: those, and the ones to sign in and to set the site up. */
export const isShownBefore = (path: string): boolean => READABLE.includes(path) || ownerOf(path) === 'account';
