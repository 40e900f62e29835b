const KEY = 'token';

/** The bearer token of this browser, or null; storage that is switched off counts as none. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // A browser may refuse storage altogether: the visitor is a guest then.
  }
}

export function writeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Without storage the session lives as long as the page does.
  }
}

/** Calls `onChange` with the token another tab stored or removed, also while this page lay in the back/forward cache; returns the way to stop. */
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
