const KEY = 'google';

/** Notes that this tab goes to Google's page. */
export function beginTrip(): void {
  try {
    sessionStorage.setItem(KEY, 'out');
  } catch {
    // Without storage the way back ends in words; the button works all the same.
  }
}

/** Whether this tab went there, once: a code somebody else put into a link would sign in as them (threat T9). */
export function endTrip(): boolean {
  try {
    const out = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return out;
  } catch {
    return false; // Storage switched off: nothing was noted.
  }
}
