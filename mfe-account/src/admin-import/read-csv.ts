import { groupThousands } from '@salon/kernel';
import { IMPORT } from '@salon/contracts';
import { parse } from 'papaparse';

/** Longer than any field allows: a longer cell is truncated, so that it is still refused and its call stays small. */
const MAX_CELL_LENGTH = 1_000;

export interface Table {
  headers: string[];
  /** Cells in the order of the headers, with the row of the spreadsheet: the headers are row 1. */
  rows: { line: number; cells: string[] }[];
}

/** Why a file cannot be read, as a sentence. */
export class UnreadableFile extends Error {}

const decode = (bytes: Uint8Array, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** The text of a file in UTF-8, UTF-16 or the Windows code page of old spreadsheets. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be');
  if (bytes.includes(0))
    throw new UnreadableFile('This is no CSV file. In a spreadsheet, choose “Save as” and then “CSV”.');
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    return decode(bytes, 'windows-1252'); // Not UTF-8.
  }
}

/** Spreadsheets of many countries separate by semicolons; the headers show which. */
function delimiterOf(text: string): string {
  const [headers = ''] = text.split('\n', 1);
  const count = (delimiter: string) => headers.split(delimiter).length;
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}

/** @throws UnreadableFile for a file that is not a table, or too long */
export function tableOf(text: string): Table {
  const [first, ...rest] = parse<string[]>(text, { delimiter: delimiterOf(text) }).data.map((cells, at) => ({
    cells,
    line: at + 1,
  }));
  const filled = rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first || filled.length === 0)
    throw new UnreadableFile('This file has no rows. The first line names the columns, each other line is one row.');
  if (filled.length > IMPORT.rows)
    throw new UnreadableFile(
      `This file has ${groupThousands(filled.length)} rows. ` +
        `Please split it: at most ${groupThousands(IMPORT.rows)} can be imported at once.`,
    );
  const headers = first.cells.map((header) => header.trim());
  return {
    headers,
    rows: filled.map(({ cells, line }) => ({
      line,
      cells: headers.map((_, column) => cells[column]?.trim().slice(0, MAX_CELL_LENGTH) ?? ''),
    })),
  };
}

/** Headers are compared by their letters and digits: 'E-mail address' is `emailaddress`. */
export const foldHeader = (header: string): string => header.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The columns of a file that hold a field, by index, the best first. @param names folded headers */
export const columnsFor = (headers: readonly string[], names: readonly string[]): number[] =>
  names.flatMap((name) => headers.flatMap((header, column) => (foldHeader(header) === name ? [column] : [])));

/** One number, grouped or not ('4,500', '1,00,000', '4 500', '4500'), between words or signs without digits. */
const AMOUNT = /^(?:[^\d.,-]+(?:[.,]\s*)?)?(-?)(\d{1,3}(?:[.,'\s]\d{2,3})*[.,'\s]\d{3}|\d+)(?:[.,](\d{1,2}))?\D*$/;

/** An amount in LKR in common notations: 'LKR 4,500.00', '4.500,00', '4500/-'. Null for an invalid one. */
export function amountOfText(text: string): number | null {
  const [, sign = '', whole, decimals = '0'] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? null : Number(`${sign}${whole.replace(/\D/g, '')}.${decimals}`);
}

/** Minutes in common notations: '90', '90 min', '1 h 30', '1:30', '1.5 hours'. Null for an invalid one. */
export function minutesOfText(text: string): number | null {
  const folded = text.toLowerCase().replace(',', '.').replace(/\s/g, '');
  const clock = /^(\d{1,2}):([0-5]\d)(?::\d{2})?$/.exec(folded);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = /^(?:(\d+(?:\.\d+)?)h[a-z]*)?(?:(\d+)(?:m[a-z]*)?)?\.?$/.exec(folded);
  if (!words || (words[1] === undefined && words[2] === undefined)) return null;
  return Math.round(Number(words[1] ?? 0) * 60) + Number(words[2] ?? 0);
}
