import { type LastRow, LOWEST_ID } from '@salon/nest-kit';

export interface Keyset {
  /** Columns and their values in all rows of the list. */
  filters: readonly (readonly [column: string, value: string])[];
  /** The column of an instant that the list is sorted by. */
  at: string;
  /** The column that orders equal instants. */
  id: string;
  /** The earliest instant, inclusive; null for no limit. */
  from: string | null;
  /** The list begins after this row. */
  before: LastRow;
}

/** Sorts before every row that is older than the instant. */
export const before = (at: Date): LastRow => ({ at: at.toISOString(), id: LOWEST_ID });

/**
 * The rows of a page, newest first, as a part of a statement that joins the other displayed data; `order` sorts them
 * there.
 * They are found through an index of the filters' columns, `at` and `id`. A filter is a bound of the keyset and a sort
 * column, not an equality: for an equality the planner also considers the index of `at` alone, and walks past every
 * newer row that does not match (40,000 of 1,000,000 visits). The planner estimates one row for such a bound when no
 * row has a lower value, so the page is limited before anything is joined: otherwise all matching rows are joined and
 * sorted.
 */
export function newestFirst(
  table: string,
  keyset: Keyset,
  limit: number,
): { rows: string; order: string; parameters: unknown[] } {
  const values = keyset.filters.map(([, value]) => value);
  const columns = [...keyset.filters.map(([column]) => column), keyset.at, keyset.id];
  const row = (first: number): string =>
    `(${[
      ...values.map((_, at) => `$${first + at}`),
      `$${first + values.length}::timestamptz`,
      `$${first + values.length + 1}::uuid`,
    ].join(', ')})`;
  const order = `ORDER BY ${columns.map((column) => `${column} DESC`).join(', ')}`;
  return {
    rows: `(SELECT * FROM ${table} WHERE (${columns.join(', ')}) >= ${row(1)}
        AND (${columns.join(', ')}) < ${row(1 + columns.length)}
      ${order} LIMIT $${2 * columns.length + 1})`,
    order,
    parameters: [
      ...values,
      keyset.from ?? '-infinity',
      LOWEST_ID,
      ...values,
      keyset.before.at,
      keyset.before.id,
      limit,
    ],
  };
}
