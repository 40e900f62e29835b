import type { StylistVisit } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { formatDate, formatTime } from '@salon/web-kit';
import { CustomerName } from '../visit/customer-name.js';

const NAMED = 5;

/** The first visits of a list by day, time and name, and the number of the others. */
export function VisitNames({ visits }: { visits: readonly StylistVisit[] }) {
  const more = visits.length - NAMED;
  return (
    <ul className="visit-names">
      {visits.slice(0, NAMED).map((visit) => (
        <li key={visit._id}>
          {formatDate(visit.date)}, {formatTime(visit.startTime)}: <CustomerName of={visit} />
        </li>
      ))}
      {more > 0 && <li>and {counted(more, 'more visit')}</li>}
    </ul>
  );
}
