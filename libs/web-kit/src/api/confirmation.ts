import type { ConfirmBy } from '@salon/contracts';
import { ApiError } from './error.js';
import { readToken } from './token.js';

/** Asks the signed-in user to confirm their identity; resolves with true once they have. */
type AskToConfirm = (by: ConfirmBy) => Promise<boolean>;

let ask: AskToConfirm | null = null;

/** Called when a call needs a fresh confirmation; returns the unsubscribe function. */
export function listenForConfirmation(listener: AskToConfirm): () => void {
  ask = listener;
  return () => {
    if (ask === listener) ask = null;
  };
}

/** Sends a call, and once more after a required confirmation, unless somebody else has signed in meanwhile. */
export async function sendConfirmed<T>(send: () => Promise<T>): Promise<T> {
  const token = readToken();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_NEEDED' || !ask) throw error;
    const { confirmBy } = (error.data ?? {}) as { confirmBy?: ConfirmBy };
    if (!(await ask(confirmBy ?? 'password')) || readToken() !== token) throw error;
    return send();
  }
}
