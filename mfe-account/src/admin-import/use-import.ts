import { groupThousands } from '@salon/kernel';
import { IMPORT, messages, type RowResult } from '@salon/contracts';
import { messageOf } from '@salon/web-kit';
import { useQueryClient } from '@salon/web-kit/query';
import { useRef, useState } from 'react';
import { undoAction } from '../admin-undo/undo.api.js';
import type { ImportKind } from './import-kinds.js';
import { UnreadableFile } from './read-csv.js';
import { type Imported, readFile, type ReadFile } from './read-file.js';
import { addClients, addServices, beginClientImport, checkRows, undoServices } from './imports.api.js';

/** A file that was read and checked row by row. */
export interface CheckedFile extends ReadFile {
  results: RowResult[];
}

/** The progress of an import. */
export type ImportState =
  | { step: 'choose'; error?: string }
  | { step: 'checking'; done: number; all: number }
  | { step: 'checked'; file: CheckedFile; error?: string }
  | { step: 'importing'; done: number; all: number }
  | ({ step: 'imported' } & Pick<Importer, 'added' | 'lost' | 'undo'>)
  | { step: 'undone' };

/** Each service is an admin action of its own, so fewer fit into one call. */
const BATCH = { clients: IMPORT.batch, services: 40 } as const;

/** The API takes 100 kB; a character may be three bytes. */
const MAX_REQUEST_LENGTH = 30_000;

function* batchesOf<Row>(rows: readonly Row[], most: number): Generator<Row[]> {
  let batch: Row[] = [];
  let length = 0;
  for (const row of rows) {
    const added = JSON.stringify(row).length;
    if (batch.length === most || length + added > MAX_REQUEST_LENGTH) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(row);
    length += added;
  }
  if (batch.length > 0) yield batch;
}

/** Rows that repeat an earlier row of the file, with the line of that row; the server sees only one batch. */
function repeatedRows(kind: ImportKind, rows: readonly Imported[]): Map<number, RowResult> {
  const lines = new Map<string, number>();
  const repeated = new Map<number, RowResult>();
  for (const row of rows) {
    const key = kind.keyOf(row);
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, row.line);
    else
      repeated.set(row.line, {
        line: row.line,
        outcome: 'known',
        problems: { [kind.one]: `is in line ${earlier} already` },
      });
  }
  return repeated;
}

/** Checks the rows on the server, batch by batch, except those that are wrong already. */
async function checkInBatches(kind: ImportKind, { rows: all, wrong }: ReadFile, onProgress: (done: number) => void) {
  const wrongLines = new Set(wrong.map(({ line }) => line));
  const rows = all.filter(({ line }) => !wrongLines.has(line));
  const repeated = repeatedRows(kind, rows);
  const results: RowResult[] = [];
  for (const batch of batchesOf(rows, IMPORT.batch)) {
    onProgress(wrong.length + results.length);
    results.push(...(await checkRows(kind.name, batch)));
  }
  const checked = results.map((result) =>
    result.outcome === 'wrong' ? result : (repeated.get(result.line) ?? result),
  );
  return [...wrong, ...checked];
}

/** Reads a file, checks it, and imports its new rows, batch by batch with progress. */
export function useImport(kind: ImportKind) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  /** The import of the shown file: a second try adds to the same import. */
  const importing = useRef<Importer | null>(null);

  const choose = async (chosen: File) => {
    importing.current = null;
    try {
      const file = await readFile(kind, chosen);
      const onProgress = (done: number) => setState({ step: 'checking', done, all: file.rows.length });
      setState({ step: 'checked', file: { ...file, results: await checkInBatches(kind, file, onProgress) } });
    } catch (error) {
      setState({
        step: 'choose',
        error: error instanceof UnreadableFile ? error.message : messageOf(error, messages.importFailed),
      });
    }
  };

  const start = async (file: CheckedFile) => {
    const wanted = new Set(file.results.filter(({ outcome }) => outcome === 'new').map(({ line }) => line));
    const rows = file.rows.filter(({ line }) => wanted.has(line));
    let done = 0;
    const showProgress = () => setState({ step: 'importing', done, all: rows.length });
    showProgress();
    try {
      const importer = (importing.current ??= await importerOf(kind, file.fileName));
      for (const batch of batchesOf(rows, BATCH[kind.name])) {
        showProgress();
        importer.added += countNew(await importer.add(batch));
        done += batch.length;
      }
      setState({ step: 'imported', ...importer });
    } catch (error) {
      setState(await stateAfterFailure(kind, file, { importer: importing.current, done, error }));
    }
    await client.invalidateQueries();
  };

  return { state, choose, start, reset: (step: 'choose' | 'undone' = 'choose') => setState({ step }) };
}

interface Importer {
  add(rows: Imported[]): Promise<RowResult[]>;
  added: number;
  /** Of these, services that came in with a lost response, and their admin actions with it. */
  lost: number;
  undo(): Promise<{ message?: string }>;
}

const countNew = (results: readonly RowResult[]): number => results.filter(({ outcome }) => outcome === 'new').length;

interface Failure {
  importer: Importer | null;
  /** Rows with a response. */
  done: number;
  error: unknown;
}

/** The state after a call failed, whose rows may be in: the file is checked again. */
async function stateAfterFailure(kind: ImportKind, file: CheckedFile, failure: Failure): Promise<ImportState> {
  const { importer, done, error } = failure;
  const why = messageOf(error, messages.importFailed);
  try {
    const results = await checkInBatches(kind, file, () => undefined);
    const [all, left] = [countNew(file.results), countNew(results)];
    if (importer) {
      const found = all - left - done;
      importer.added += found;
      if (kind.name === 'services') importer.lost += found;
      if (left === 0) return { step: 'imported', ...importer };
    }
    const text = `${why} ${groupThousands(all - left)} of ${groupThousands(all)} are in. Press again to bring in the rest.`;
    return { step: 'checked', file: { ...file, results }, error: text };
  } catch {
    // Most likely for the same reason.
    return { step: 'choose', error: `${why} Choose the file again to see what is in.` };
  }
}

async function importerOf({ name }: ImportKind, fileName: string): Promise<Importer> {
  const none = { added: 0, lost: 0 };
  if (name === 'clients') {
    const { _id } = await beginClientImport(fileName);
    return {
      ...none,
      add: (rows) => addClients(_id, rows),
      undo: () => undoAction({ kind: 'clientImport', id: _id }),
    };
  }
  const actionIds: string[] = []; // Those that are not undone yet.
  let kept = 0;
  return {
    ...none,
    add: async (rows) => {
      const { results, acts } = await addServices(rows);
      actionIds.unshift(...acts);
      return results;
    },
    undo: async () => {
      while (actionIds.length > 0) {
        kept += await undoServices(actionIds.slice(0, BATCH.services));
        actionIds.splice(0, BATCH.services);
      }
      return { message: messages.servicesImportUndone(kept) };
    },
  };
}
