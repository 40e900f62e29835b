import { groupThousands } from '@salon/kernel';
import type { RowResult } from '@salon/contracts';
import { Button, EmptyState, Notice } from '@salon/ui';
import { useEffect, useRef, useState } from 'react';
import { Figures } from '../screen/figures.js';
import { type ImportKind, shortened } from './import-kinds.js';
import type { CheckedFile } from './use-import.js';

const FEW = 20;
/** As many show whether the columns are the right ones. */
const FEW_NEW = 5;

/** '1 client', '1,200 clients'. */
export const countOf = (count: number, { one }: Pick<ImportKind, 'one'>): string =>
  `${groupThousands(count)} ${one}${count === 1 ? '' : 's'}`;

type Cells = ReturnType<ImportKind['detailsOf']>;

const Details = ({ details }: { details: Cells }) => (
  <span className="hint dots">
    {details
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <span key={label}>
          {label}: {value}{' '}
        </span>
      ))}
  </span>
);

/** What was read in the fields with a problem. */
const cellsOf = (kind: ImportKind, row: CheckedFile['rows'][number], problems: object): Cells =>
  kind
    .detailsOf(row)
    .filter(([label]) => label.toLowerCase() in problems)
    .map(([label, value]) => [label, shortened(value)]);

interface RowsProps {
  kind: ImportKind;
  file: CheckedFile;
  results: readonly RowResult[];
  few?: number;
}

/** Rows with what they hold or why they are left out: the first few, all on request. */
function Rows({ kind, file, results, few = FEW }: RowsProps) {
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The first new row: the pressed button is gone.
  useEffect(() => {
    if (isAll) (list.current?.children[few] as HTMLElement | undefined)?.focus();
  }, [isAll, few]);
  const rows = new Map(file.rows.map((row) => [row.line, row]));
  return (
    <>
      <ul ref={list} className="import-problems">
        {(isAll ? results : results.slice(0, few)).map(({ line, outcome, problems }, at) => {
          const row = rows.get(line);
          return (
            <li key={line} tabIndex={at === few ? -1 : undefined}>
              <span className="import-problems__row">Row {line}</span>
              <span>
                <strong>{(row && kind.nameOf(row)) || 'No name'}</strong>{' '}
                {problems && Object.values(problems).join('. ')}
                {outcome === 'wrong' && '. '}
                {outcome === 'wrong' && problems && row && <Details details={cellsOf(kind, row, problems)} />}
                {!problems && outcome === 'known' && kind.known}
                {outcome === 'new' && row && <Details details={kind.detailsOf(row)} />}
              </span>
            </li>
          );
        })}
      </ul>
      {!isAll && results.length > few && (
        <Button variant="text" onClick={() => setAll(true)}>
          Show all {groupThousands(results.length)}
        </Button>
      )}
    </>
  );
}

/** The categories that the new rows create and restore, each once. */
function Categories({ fresh }: { fresh: readonly RowResult[] }) {
  const found = new Map<string, NonNullable<RowResult['category']>>();
  for (const { category } of fresh) {
    const key = category?.label.toLowerCase();
    if (category && key !== undefined && !found.has(key)) found.set(key, category); // The first one is stored.
  }
  const labelsOf = (archived: boolean) => [...found.values()].filter((each) => each.archived === archived);
  const sentence = (words: string, categories: readonly { label: string }[]) =>
    categories.length > 0 && (
      <p className="import-file">
        {words}: {categories.map(({ label }) => label).join(', ')}.
      </p>
    );
  return (
    <>
      {sentence('Categories that are made', labelsOf(false))}
      {sentence('Archived categories that come back', labelsOf(true))}
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
  const { taken, notTaken } = file.columns;
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
          {countOf(file.rows.length, { one: 'row' })}
          {file.source && `, recognised as an export of ${file.source}`}
        </span>
      </p>
      <p className="import-file">
        Columns taken: {taken.join(', ')}.{notTaken.length > 0 && ` Not taken: ${notTaken.join(', ')}.`}
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
          <Rows kind={kind} file={file} results={wrong} />
        </section>
      )}
      {fresh.length > 0 && (
        <section aria-labelledby="import-new">
          <h2 id="import-new">What is new, as it will be stored</h2>
          <Categories fresh={fresh} />
          <Rows kind={kind} file={file} results={fresh} few={FEW_NEW} />
        </section>
      )}
      {known.length > 0 && (
        <details className="import-known">
          <summary>Known already: {countOf(known.length, kind)}</summary>
          <Rows kind={kind} file={file} results={known} />
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
