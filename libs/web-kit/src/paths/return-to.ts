import { keep, take } from './stored.js';

const KEY = 'returnTo';
const LONGEST = 500;
/** A path of ours: one slash, then only characters a path, query or fragment may hold. */
const OWN_PATH = /^\/(?![/\\])[\w\-.~!$&'()*+,;=:@/?#%[\]]*$/;
/** Encoded control characters, slashes and backslashes: what a second decoding somewhere would turn into another site. */
const HIDDEN = /%(?:[01][0-9a-f]|7f|2f|5c|25)/i;
/** No pages at all. */
const NOT_A_PAGE = /^\/(?:api|mfe|media)(?:[/?#]|$)/i;
const SIGNING_IN = /^\/(?:login|register|verify-email|forgot-password|reset-password)(?:[/?#]|$)/i;

/** Whether `path` is a page on the way to being signed in. */
export const isSigningIn = (path: string): boolean => SIGNING_IN.test(path);

/** `value` if it is a page of this site (threat T51), else null. */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST || !OWN_PATH.test(value) || HIDDEN.test(value)) return null;
  if (NOT_A_PAGE.test(value) || isSigningIn(value)) return null;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return path.includes('//') || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? null : value;
}

export function keepReturnTo(path: string): void {
  const safe = safeReturnTo(path);
  if (safe !== null) keep(KEY, safe);
}

/** The kept path, once, checked again: storage is not a place to trust. */
export const takeReturnTo = (): string | null => safeReturnTo(take(KEY));

/** `/login`, with the way back when `from` is a page of ours. */
export function loginPath(from: string): string {
  const safe = safeReturnTo(from);
  return safe === null ? '/login' : `/login?returnTo=${encodeURIComponent(safe)}`;
}
