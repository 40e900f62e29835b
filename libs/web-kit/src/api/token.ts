import { withStorage } from '../storage.js';
import { forgetKept } from './kept.js';

const KEY = 'token';

/** The token that the browser could not store: its session lasts as long as the page. */
let unstored: string | null = null;

/** The bearer token of this browser; null for a guest, and without storage. */
export const readToken = (): string | null => unstored ?? withStorage(() => localStorage.getItem(KEY), null);

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
