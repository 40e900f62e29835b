/** A note this tab keeps for itself until it is taken, once. */
export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage the note is lost and the customer starts where the page leads.
  }
}

export function take(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null; // Storage switched off: nothing was kept.
  }
}
