import { refuse } from '@salon/contracts';
import { isUuid } from './uuid-param.js';

/** The row a page of a keyset-paged list ended with: its ISO 8601 instant and its id. */
export interface LastRow {
  at: string;
  id: string;
}

export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** Before every row of a list sorted newest first. */
export const NEWEST: LastRow = { at: 'infinity', id: LOWEST_ID };

/** The cursor of the page that follows the row. */
export const cursorAfter = (at: Date, id: string): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

/**
 * The row the page before ended with; null for the first page.
 * @throws DomainError `invalid` for a cursor that is none
 */
export function lastRowOf(cursor: unknown): LastRow | null {
  if (cursor === undefined || cursor === '') return null;
  const [at = '', id = ''] = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString().split(' ') : [];
  if (!isInstant(at) || !isUuid(id)) throw refuse('INVALID', { params: { reason: 'page' }, field: 'cursor' });
  return { at, id };
}

/** As `toISOString` writes it: `Date.parse` takes 30 February for a day of March, the database takes it for none. */
function isInstant(text: string): boolean {
  const at = new Date(text);
  return text.startsWith('2') && !Number.isNaN(at.getTime()) && at.toISOString() === text;
}
