import { groupThousands } from '@salon/kernel';
import type { RowResult } from '@salon/contracts';
import { Button, EmptyState, Notice } from '@salon/ui';
import { useState } from 'react';
import { Figures } from '../screen/figures.js';
import type { ImportKind } from './import-kinds.js';
import type { CheckedFile } from './use-import.js';

const FEW = 20;

/** '1 client', '1,200 clients'. */
export const countOf = (count: number, { one }: Pick<ImportKind, 'one'>): string =>
  `${groupThousands(count)} ${one}${count === 1 ? '' : 's'}`;

function Problems({ kind, file, results }: { kind: ImportKind; file: CheckedFile; results: readonly RowResult[] }) {
  const [isAll, setAll] = useState(false);
  const names = new Map(file.rows.map((row) => [row.line, kind.nameOf(row)]));
  return (
    <>
      <ul className="import-problems">
        {(isAll ? results : results.slice(0, FEW)).map(({ line, outcome, problems }) => (
          <li key={line}>
            <span className="import-problems__row">Row {line}</span>
            <span>
              <strong>{names.get(line) || 'No name'}</strong>{' '}
              {problems ? Object.values(problems).join('. ') : outcome === 'known' && kind.known}
            </span>
          </li>
        ))}
      </ul>
      {!isAll && results.length > FEW && (
        <Button variant="text" onClick={() => setAll(true)}>
          Show all {groupThousands(results.length)}
        </Button>
      )}
    </>
  );
}

interface Props {
  kind: ImportKind;
  file: CheckedFile;
  error: string | undefined;
  onImport(): void;
  onOther(): void;
}

/** The result of a file's rows, before anything is saved. */
export function CheckedRows({ kind, file, error, onImport, onOther }: Props) {
  const of = (wanted: RowResult['outcome']) => file.results.filter(({ outcome }) => outcome === wanted);
  const [fresh, known, wrong] = [of('new'), of('known'), of('wrong')];
  const other = (
    <Button variant="line" onClick={onOther}>
      Another file
    </Button>
  );
  return (
    <div className="import">
      {error && <Notice tone="danger">{error}</Notice>}
      <p role="status" className="import-file">
        <strong>{file.fileName}</strong>{' '}
        <span className="hint">
          {groupThousands(file.rows.length)} rows{file.source && `, recognised as an export of ${file.source}`}
        </span>
      </p>
      <Figures
        className="import-counts"
        items={[
          ['New', groupThousands(fresh.length)],
          ['Known already', groupThousands(known.length)],
          ['Left out', <span data-wrong={wrong.length > 0 || undefined}>{groupThousands(wrong.length)}</span>],
        ]}
      />
      {wrong.length > 0 && (
        <section aria-labelledby="import-wrong">
          <h2 id="import-wrong">Left out, with the reason</h2>
          <Problems kind={kind} file={file} results={wrong} />
        </section>
      )}
      {known.length > 0 && (
        <details className="import-known">
          <summary>Known already: {countOf(known.length, kind)}</summary>
          <Problems kind={kind} file={file} results={known} />
        </details>
      )}
      {fresh.length > 0 ? (
        <div className="admin-form__actions">
          {other}
          <Button variant="primary" onClick={onImport}>
            Import {countOf(fresh.length, kind)}
          </Button>
        </div>
      ) : (
        <EmptyState title="Nothing new in this file.">{other}</EmptyState>
      )}
    </div>
  );
}
