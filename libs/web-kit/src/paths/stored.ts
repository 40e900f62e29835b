/** A value that this tab stores until it is read, once. */
export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage the value is lost, and the default page follows.
  }
}

export function take(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null; // Storage is disabled.
  }
}
