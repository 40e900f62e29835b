import { type LastRow, LOWEST_ID } from '@salon/nest-kit';

export interface Keyset {
  /** Columns and their values in all rows of the list. */
  filters: readonly (readonly [column: string, value: string])[];
  /** The earliest instant, inclusive. */
  from: string;
  /** The list begins after this row. */
  before: LastRow;
}

/**
 * The visits of a page, the latest first, as a part of a statement that joins the other displayed data; `order` sorts
 * them there. They are found through an index of the filters' columns, `startsAt` and `id`. A filter is a bound of the
 * keyset and a sort column, not an equality: for an equality the planner also considers the index of `startsAt` alone,
 * and walks past every newer row that does not match (40,000 of 1,000,000 visits). The planner estimates one row for
 * such a bound when no row has a lower value, so the page is limited before anything is joined: otherwise all matching
 * rows are joined and sorted.
 */
export function newestFirst(
  { filters, from, before }: Keyset,
  limit: number,
): { rows: string; order: string; parameters: unknown[] } {
  const columns = [...filters.map(([column]) => column), '"startsAt"', 'appointment."id"'];
  const values = filters.map((_, at) => `$${at + 5}, `).join('');
  const order = `ORDER BY ${columns.map((column) => `${column} DESC`).join(', ')}`;
  return {
    rows: `(SELECT * FROM booking.appointment
      WHERE (${columns.join(', ')}) >= (${values}$1::timestamptz, '${LOWEST_ID}')
        AND (${columns.join(', ')}) < (${values}$2::timestamptz, $3::uuid)
      ${order} LIMIT $4)`,
    order,
    parameters: [from, before.at, before.id, limit, ...filters.map(([, value]) => value)],
  };
}
