import { keep, take } from './stored.js';

/** What a guest wanted to book before being asked to sign in (decision B11). */
export interface Intent {
  kind: 'service' | 'offer';
  id: string;
}

const KEY = 'intent';

export const keepIntent = ({ kind, id }: Intent): void => keep(KEY, JSON.stringify({ kind, id }));

/** The kept wish, once; null when there is none or it is not one of ours. */
export function takeIntent(): Intent | null {
  try {
    const { kind, id } = JSON.parse(take(KEY) ?? '{}') as Partial<Intent>;
    return (kind === 'service' || kind === 'offer') && typeof id === 'string' && id !== '' ? { kind, id } : null;
  } catch {
    return null; // Somebody else wrote under our key.
  }
}
