/** The keys of a form's typed texts and of what somebody wants to book (`draft.ts` and `intent.ts`). */
export const DRAFT = 'draft';
export const INTENT = 'intent';

/** A value that this tab stores until it is read, once. */
export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage the value is lost, and the default page follows.
  }
}

/** Reads the stored value without removing it. */
export function peek(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Storage is disabled.
  }
}

export function take(key: string): string | null {
  const value = peek(key);
  if (value !== null) sessionStorage.removeItem(key);
  return value;
}
