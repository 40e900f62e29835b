const PREFIX = 'kept:';

/** Keeps a response on the device for as long as the session lasts, to be read without network. */
export function keepOnDevice(key: string, value: unknown): void {
  try {
    localStorage.setItem(`${PREFIX}${key}`, JSON.stringify(value));
  } catch {
    // Storage is full or disabled: without network there is nothing to read.
  }
}

/** What was kept last; null for nothing. */
export function keptOnDevice<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(`${PREFIX}${key}`) ?? 'null') as Value | null;
  } catch {
    return null; // Storage is disabled, or holds what is not ours.
  }
}

/** Removes everything kept: the session has ended, or another one begins. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is disabled: nothing was kept.
  }
}
