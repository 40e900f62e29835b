import type { StylistVisit } from '@salon/contracts';
import { formatDate, formatTime } from '@salon/web-kit';
import { countOf } from './stylists.rules.js';

const NAMED = 5;

/** The first visits of a list by day, time and name, and the number of the others. */
export function VisitNames({ visits }: { visits: readonly StylistVisit[] }) {
  const more = visits.length - NAMED;
  return (
    <ul className="visit-names">
      {visits.slice(0, NAMED).map(({ _id, date, startTime, customerName }) => (
        <li key={_id}>
          {formatDate(date)}, {formatTime(startTime)}: {customerName}
        </li>
      ))}
      {more > 0 && <li>and {countOf(more, 'more visit')}</li>}
    </ul>
  );
}
