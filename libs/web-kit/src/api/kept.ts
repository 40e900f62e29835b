const PREFIX = 'kept:';

/** Stores a response on the device for the length of the session, to be read offline. */
export function keepOnDevice(key: string, value: unknown): void {
  try {
    localStorage.setItem(`${PREFIX}${key}`, JSON.stringify(value));
  } catch {
    // Storage is full or disabled: there is nothing to read offline.
  }
}

/** The last stored response; null for none. */
export function keptOnDevice<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(`${PREFIX}${key}`) ?? 'null') as Value | null;
  } catch {
    return null; // Storage is disabled, or contains foreign data.
  }
}

/** Removes all stored responses: the session has ended, or another one begins. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
