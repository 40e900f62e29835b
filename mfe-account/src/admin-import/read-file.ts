import { IMPORT, type ImportedClient, type ImportedService, type RowResult } from '@salon/contracts';
import { columnsOf, type ImportKind, missingFields, sourceOf } from './import-kinds.js';
import { tableOf, textOf, UnreadableFile } from './read-csv.js';

export type Imported = ImportedClient | ImportedService;

export interface ReadFile {
  fileName: string;
  source: string | null;
  columns: ReturnType<typeof columnsOf>;
  rows: Imported[];
  /** The rows that are left out, and not sent. */
  wrong: RowResult[];
}

/** @throws UnreadableFile */
export async function readFile(kind: ImportKind, file: File): Promise<ReadFile> {
  if (file.size > IMPORT.bytes)
    throw new UnreadableFile(`This file is too large: at most ${IMPORT.bytes / 1_000_000} MB can be imported at once.`);
  const { headers, rows } = tableOf(textOf(new Uint8Array(await file.arrayBuffer())));
  const missing = missingFields(kind, headers);
  if (missing.length > 0)
    throw new UnreadableFile(`No column is called ${missing.join(' or ')}. The columns are: ${headers.join(', ')}.`);
  return {
    fileName: file.name,
    source: sourceOf(kind, headers),
    columns: columnsOf(kind, headers),
    rows: rows.map((row) => kind.rowOf(headers, row)),
    wrong: rows.flatMap((row): RowResult[] => {
      const problems = kind.problemsOf(headers, row);
      return problems ? [{ line: row.line, outcome: 'wrong', problems }] : [];
    }),
  };
}
