import { INTENT, keep, peek, take } from './stored.js';

/** What a guest wanted to book before being asked to sign in (decision B11). */
export interface Intent {
  kind: 'service' | 'offer';
  id: string;
}

export const keepIntent = ({ kind, id }: Intent): void => keep(INTENT, JSON.stringify({ kind, id }));

function parse(text: string | null): Intent | null {
  try {
    const { kind, id } = JSON.parse(text ?? '{}') as Partial<Intent>;
    return (kind === 'service' || kind === 'offer') && typeof id === 'string' && id !== '' ? { kind, id } : null;
  } catch {
    return null; // Another program wrote under this key.
  }
}

/** Returns the stored intent once; null when there is none or it is malformed. */
export const takeIntent = (): Intent | null => parse(take(INTENT));

/** Reads the stored intent without removing it. */
export const peekIntent = (): Intent | null => parse(peek(INTENT));
