import { isUuid, refuse } from '@salon/contracts';

/** The last row of a page of a keyset-paged list: its ISO 8601 instant and its id. */
export interface LastRow {
  at: string;
  id: string;
}

export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** Sorts before every row of a list, newest first. */
export const NEWEST: LastRow = { at: 'infinity', id: LOWEST_ID };

/** The cursor of the page that follows the row. */
export const cursorAfter = (at: Date, id: string): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

/**
 * The last row of the previous page; null for the first page.
 * @throws DomainError `invalid` for an invalid cursor
 */
export function lastRowOf(cursor: unknown): LastRow | null {
  if (cursor === undefined || cursor === '') return null;
  const [at = '', id = ''] = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString().split(' ') : [];
  if (!isInstant(at) || !isUuid(id)) throw refuse('INVALID', { params: { reason: 'page' }, field: 'cursor' });
  return { at, id };
}

/** In the format of `toISOString`: `Date.parse` accepts 30 February as a day of March, the database rejects it. */
function isInstant(text: string): boolean {
  const at = new Date(text);
  return text.startsWith('2') && !Number.isNaN(at.getTime()) && at.toISOString() === text;
}
