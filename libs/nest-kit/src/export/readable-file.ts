import { csvCell } from '@salon/contracts';

export type Row = Readonly<Record<string, string | null>>;

/** A file for people, written row by row from one statement whose columns are all text. */
export interface ReadableFile {
  path: string;
  sql: string;
  head: string;
  tail: string;
  write(row: Row): string;
}

/** @throws Error when the statement does not select just these columns */
function cellsOf(row: Row, columns: readonly string[]): string {
  const selected = Object.keys(row);
  const odd = [...columns.filter((each) => !(each in row)), ...selected.filter((each) => !columns.includes(each))];
  if (odd.length > 0) throw new Error(`listed or selected only: ${odd.join(', ')}`);
  return columns.map((column) => csvCell(row[column] ?? '', true)).join(',');
}

/** A byte-order mark: without it, Excel reads the file in the code page of the computer. */
const BOM = '\uFEFF';

/**
 * A file of comma-separated values (RFC 4180) with a header row.
 * @param sql selects these columns as text, in a stable order
 */
export const csvFile = (path: string, columns: readonly string[], sql: string): ReadableFile => ({
  path,
  sql,
  head: `${BOM}${columns.map((column) => csvCell(column, true)).join(',')}\r\n`,
  tail: '',
  write: (row) => `${cellsOf(row, columns)}\r\n`,
});
