import { withStorage } from '../storage.js';

const PREFIX = 'kept:';

/** Stores a response on the device for the length of the session, to be read offline; without storage, nothing. */
export const keepOnDevice = (key: string, value: unknown): void =>
  withStorage(() => localStorage.setItem(`${PREFIX}${key}`, JSON.stringify(value)), undefined);

/** The last stored response; null for none. */
export const keptOnDevice = <Value>(key: string): Value | null =>
  withStorage(() => JSON.parse(localStorage.getItem(`${PREFIX}${key}`) ?? 'null') as Value | null, null);

/** Removes all stored responses: the session has ended, or another one begins. */
export const forgetKept = (): void =>
  withStorage(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }, undefined);
