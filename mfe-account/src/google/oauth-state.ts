import { withStorage } from '@salon/web-kit/storage';

const KEY = 'google';

/**
 * Remembers that this tab started the redirect to Google. Without storage the redirect ends with an error message; the
 * button still works.
 */
export const rememberGoogleSignIn = (): void => withStorage(() => sessionStorage.setItem(KEY, 'out'), undefined);

/**
 * Whether this tab started the redirect; true only once. A code from a foreign link would sign the visitor in to the
 * attacker's account (threat T9).
 */
export const takeGoogleSignIn = (): boolean =>
  withStorage(() => {
    const out = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return out;
  }, false);
