import { DRAFT, keep, peek, take } from './stored.js';

/** Keeps the texts of a form in this tab while a user types, until they are sent or the user signs out. */
export const keepDraft = (page: string, userId: string, texts: object): void =>
  keep(DRAFT, JSON.stringify([page, userId, texts]));

/** Calls `fill` with each field that this user had typed into this form, say before the session expired. */
export function restoreDraft(page: string, userId: string, fill: (field: string, text: string) => void): void {
  try {
    const [from, by, texts] = JSON.parse(peek(DRAFT) ?? '[]') as [string?, string?, Record<string, string>?];
    if (from === page && by === userId) for (const [field, text] of Object.entries(texts ?? {})) fill(field, text);
  } catch {
    // Another program wrote under this key.
  }
}

/** @param page the draft of another form is kept */
export function dropDraft(page?: string): void {
  if (!page || peek(DRAFT)?.startsWith(JSON.stringify([page]).slice(0, -1))) take(DRAFT);
}
