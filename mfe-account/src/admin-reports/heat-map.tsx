import type { OccupancyRow } from '@salon/contracts';
import { hourText } from '@salon/kernel';
import type { CSSProperties } from 'react';
import { shareOf } from './report-tables.js';
import '../styles/report-charts.css';

/** The hours from the first to the last with work or a visit. */
function hoursOf(rows: readonly OccupancyRow[]): number[] {
  const used = rows[0]?.hours.flatMap((_, hour) =>
    rows.some(({ hours }) => (hours[hour]?.openMinutes ?? 0) + (hours[hour]?.takenMinutes ?? 0) > 0) ? [hour] : [],
  );
  const [first = 0, last = -1] = [used?.[0], used?.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function HeatCell({ row, hour }: { row: OccupancyRow; hour: number }) {
  const cell = row.hours[hour] ?? { openMinutes: 0, takenMinutes: 0 };
  const share = shareOf(cell);
  if (share === null)
    return (
      <td className="heat__none">
        {cell.takenMinutes > 0 ? <small>outside hours</small> : <span aria-label="does not work">·</span>}
      </td>
    );
  const depth = Math.min(1, share);
  return (
    <td
      className="heat__cell"
      data-deep={depth > 0.55 ? true : undefined}
      style={{ '--depth': `${Math.round(depth * 100)}%` } as CSSProperties}
    >
      {Math.round(share * 100)}
    </td>
  );
}

/** Utilisation of each working hour in per cent: a table with tinted cells. */
export function HeatMap({ rows, caption }: { rows: readonly OccupancyRow[]; caption: string }) {
  const hours = hoursOf(rows);
  return (
    // Scrolls horizontally on a phone; focusable, so that a keyboard can scroll it.
    <div className="report-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="heat">
        <caption className="sr">{caption}, in per cent</caption>
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hourText(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{row.name}</th>
              {hours.map((hour) => (
                <HeatCell key={hour} row={row} hour={hour} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
