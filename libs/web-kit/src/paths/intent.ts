import { keep, peek, take } from './stored.js';

/** What somebody wanted to book before being asked to sign in (decision B11). */
export interface Intent {
  kind: 'service' | 'offer';
  id: string;
}

const KEY = 'intent';

/** The id of the signed-in customer: an intent is for nobody else. A guest's is for whoever signs in next. */
let chooser: string | undefined;
export const setChooser = (userId?: string): void => void (chooser = userId);

export const keepIntent = ({ kind, id }: Intent): void => keep(KEY, JSON.stringify({ kind, id, by: chooser }));

function parse(text: string | null, reader?: string): Intent | null {
  try {
    const { kind, id, by = reader } = JSON.parse(text ?? '{}') as Partial<Intent & { by: string }>;
    if (reader !== undefined && by !== reader) return null;
    return (kind === 'service' || kind === 'offer') && typeof id === 'string' && id !== '' ? { kind, id } : null;
  } catch {
    return null; // Another program wrote under this key.
  }
}

/** Returns the stored intent once; null when there is none, when it is malformed or another customer's. */
export const takeIntent = (): Intent | null => parse(take(KEY), chooser);

/** Reads the stored intent without removing it. */
export const peekIntent = (): Intent | null => parse(peek(KEY));
