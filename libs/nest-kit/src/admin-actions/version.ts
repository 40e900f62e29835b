import { createHash } from 'node:crypto';
import { isObject, refuse } from '@salon/contracts';

const sorted = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Version of a state, independent of the order of its keys: 16 hexadecimal digits. */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state, sorted)).digest('hex').slice(0, 16);

/**
 * @param version of the edited state.
 * @throws DomainError `conflict` with the current state in `data.current` when the versions differ
 */
export function assertVersion(version: unknown, current: unknown): void {
  if (version !== versionOf(current)) throw refuse('CHANGED_MEANWHILE', { data: { current } });
}
