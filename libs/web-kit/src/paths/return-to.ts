import { keep, take } from './stored.js';

const KEY = 'returnTo';
const MAX_LENGTH = 500;
/** A path of this site: one slash, then only characters of a path, query or fragment. */
const OWN_PATH = /^\/(?![/\\])[\w\-.~!$&'()*+,;=:@/?#%[\]]*$/;
/** Encoded control characters, slashes and backslashes, which a second decoding could turn into another site. */
const HIDDEN = /%(?:[01][0-9a-f]|7f|2f|5c|25)/i;
/** Paths without pages. */
const NOT_A_PAGE = /^\/(?:api|mfe|media)(?:[/?#]|$)/i;
const SIGNING_IN = /^\/(?:login|register|verify-email|forgot-password|reset-password)(?:[/?#]|$)/i;

/** Whether `path` belongs to signing in. */
export const isSigningIn = (path: string): boolean => SIGNING_IN.test(path);

/** `value` if it is a page of this site (threat T51), else null. */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH || !OWN_PATH.test(value) || HIDDEN.test(value)) return null;
  if (NOT_A_PAGE.test(value) || isSigningIn(value)) return null;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return path.includes('//') || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? null : value;
}

export function keepReturnTo(path: string): void {
  const safe = safeReturnTo(path);
  if (safe !== null) keep(KEY, safe);
}

/** Returns the stored path once, and validates it again. */
export const takeReturnTo = (): string | null => safeReturnTo(take(KEY));

/** `/login`, with a return path when `from` is a page of this site. */
export function loginPath(from: string): string {
  const safe = safeReturnTo(from);
  return safe === null ? '/login' : `/login?returnTo=${encodeURIComponent(safe)}`;
}
