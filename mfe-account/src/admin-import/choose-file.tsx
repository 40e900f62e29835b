import { Notice } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import type { ImportKind } from './import-kinds.js';

interface Props {
  kind: ImportKind;
  error: string | undefined;
  onChoose(file: File): void;
}

/** A drop area and file button for a CSV file. */
export function ChooseFile({ kind, error, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <div className="import">
      {error && <Notice tone="danger">{error}</Notice>}
      <label
        className="import-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <strong>Choose a CSV file</strong>
        <span className="hint">or drop it here. It is checked first; nothing is saved until you say so.</span>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="Choose a CSV file"
          onChange={({ target }) => {
            take(target.files);
            target.value = ''; // Allows the same file to be chosen again.
          }}
        />
      </label>
      <section className="import-columns" aria-labelledby="import-columns">
        <h2 id="import-columns">What the file needs</h2>
        <p>
          The first row names the columns. Exports of Square, Fresha and Booksy are recognised; for any other program
          use{' '}
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(kind.template)}`}
            download={`${kind.name}-template.csv`}
          >
            this template
          </a>
          .
        </p>
        <ul>
          {kind.fields.map(({ label, required }) => (
            <li key={label}>
              {label} {!required && <span className="hint">(optional)</span>}
            </li>
          ))}
        </ul>
        <p>
          Visits cannot be imported. Please book the coming ones at the desk, in{' '}
          <Link to="/admin/day">the salon's day</Link>.
        </p>
      </section>
    </div>
  );
}
