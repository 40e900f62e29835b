import { withStorage } from '../storage.js';

/** The keys of a form's typed texts and of what somebody wants to book (`draft.ts` and `intent.ts`). */
export const DRAFT = 'draft';
export const INTENT = 'intent';

/** A value that this tab stores until it is read, once. Without storage it is lost, and the default page follows. */
export const keep = (key: string, value: string): void =>
  withStorage(() => sessionStorage.setItem(key, value), undefined);

/** Reads the stored value without removing it. */
export const peek = (key: string): string | null => withStorage(() => sessionStorage.getItem(key), null);

export function take(key: string): string | null {
  const value = peek(key);
  if (value !== null) sessionStorage.removeItem(key);
  return value;
}
