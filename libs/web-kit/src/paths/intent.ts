import { keep, take } from './stored.js';

/** What a guest wanted to book before being asked to sign in (decision B11). */
export interface Intent {
  kind: 'service' | 'offer';
  id: string;
}

const KEY = 'intent';

export const keepIntent = ({ kind, id }: Intent): void => keep(KEY, JSON.stringify({ kind, id }));

/** Returns the stored intent once; null when there is none or it is malformed. */
export function takeIntent(): Intent | null {
  try {
    const { kind, id } = JSON.parse(take(KEY) ?? '{}') as Partial<Intent>;
    return (kind === 'service' || kind === 'offer') && typeof id === 'string' && id !== '' ? { kind, id } : null;
  } catch {
    return null; // Another program wrote under this key.
  }
}
