import { forgetKept } from './kept.js';

const KEY = 'token';

/** The token that the browser could not store: its session lasts as long as the page. */
let unstored: string | null = null;

/** The bearer token of this browser, or null. */
export function readToken(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage is disabled: the visitor is a guest.
  }
}

/** Data stored on the device for the previous session is removed with its token. */
export function writeToken(token: string | null): void {
  forgetKept();
  unstored = null;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    unstored = token; // Storage is disabled or full.
  }
}

/**
 * Calls `onChange` with the token that another tab stored or removed, also after a return from the back/forward cache;
 * returns the unsubscribe function.
 */
export function onTokenOfOtherTab(onChange: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) onChange(readToken());
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange(readToken());
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
