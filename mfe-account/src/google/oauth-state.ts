const KEY = 'google';

/** Remembers that this tab started the redirect to Google. */
export function rememberGoogleSignIn(): void {
  try {
    sessionStorage.setItem(KEY, 'out');
  } catch {
    // Without storage the redirect ends with an error message; the button still works.
  }
}

/**
 * Whether this tab started the redirect; true only once. A code from a foreign link would sign the visitor in to the
 * attacker's account (threat T9).
 */
export function takeGoogleSignIn(): boolean {
  try {
    const out = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return out;
  } catch {
    return false; // Storage is disabled.
  }
}
