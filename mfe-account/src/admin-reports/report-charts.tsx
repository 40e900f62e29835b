import type { ReportPeriod } from '@salon/contracts';
import type { CSSProperties } from 'react';
import { type Column, periodName, type Series, shown, type Table } from './report-tables.js';
import '../styles/report-charts.css';

const height = (share: number): CSSProperties => ({ blockSize: `${share * 100}%` });

interface ColumnsProps {
  periods: readonly ReportPeriod[];
  series: readonly Series[];
  kind: Column['kind'];
}

/** A stacked column for each day or month; without amounts below zero. The table below has the same data. */
export function Columns({ periods, series: all, kind }: ColumnsProps) {
  const series = all.map(({ name, of }): Series => ({ name, of: (period) => Math.max(0, of(period)) }));
  const hasNegative = periods.some((period) => all.some(({ of }) => of(period) < 0));
  const most = Math.max(1, ...periods.map((period) => series.reduce((sum, { of }) => sum + of(period), 0)));
  const [first, last] = [periods[0], periods.at(-1)];
  return (
    <figure className="columns" aria-hidden="true">
      <ul className="columns__key">
        {series.map(({ name }, at) => (
          <li key={name}>
            <i data-series={at} />
            {name}
          </li>
        ))}
      </ul>
      <p className="columns__most">{shown(most, kind)}</p>
      <div className="columns__plot">
        {periods.map((period) => (
          <div key={period.period} className="columns__column">
            {series.map(({ name, of }, at) => (
              <i key={name} data-series={at} style={height(of(period) / most)} />
            ))}
          </div>
        ))}
      </div>
      <p className="columns__ends">
        <span>{first && periodName(first.period)}</span>
        <span>{last && last !== first && periodName(last.period)}</span>
      </p>
      {hasNegative && (
        <figcaption className="hint">
          More was refunded than received by some means. The chart leaves that out, so a column can be higher than the
          sum in the table.
        </figcaption>
      )}
    </figure>
  );
}

const SHOWN = 12;

/** A bar for each of the first rows, by its charted cell. The table below has the same data. */
export function Bars({ table: { columns, rows, charted } }: { table: Table }) {
  if (charted === undefined) return null;
  const valueOf = (row: Table['rows'][number]): number => Number(row[charted] ?? 0);
  const most = Math.max(1, ...rows.map(valueOf));
  return (
    <ul className="bars" aria-hidden="true">
      {rows.slice(0, SHOWN).map((row, at) => (
        <li key={at}>
          <span>{row[0]}</span>
          <i style={{ inlineSize: `${(valueOf(row) / most) * 100}%` }} />
          <b>{shown(valueOf(row), columns[charted]?.kind ?? 'count')}</b>
        </li>
      ))}
    </ul>
  );
}

/** The figures of a report. */
export const ReportTable = ({ table: { columns, rows }, caption }: { table: Table; caption: string }) => (
  // Focusable, so that a keyboard can scroll it.
  <div className="report-scroll" role="region" aria-label={caption} tabIndex={0}>
    <table className="report-table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => {
              const { name = '', kind = 'text' } = columns[column] ?? {};
              const content = shown(cell, kind);
              return column === 0 ? (
                <th key={name} scope="row">
                  {content}
                </th>
              ) : (
                <td key={name}>{content}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
