import { csvCell } from '@salon/contracts';
import { saveFile } from '@salon/web-kit';

/** A table as CSV (RFC 4180); texts that a spreadsheet would evaluate are neutralised, numbers are not. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('');

/** A byte-order mark: without it, Excel reads the file in the code page of the computer. */
const BOM = '\uFEFF';

export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(name, `${BOM}${csvOf(rows)}`, 'text/csv;charset=utf-8');
