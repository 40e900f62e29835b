import type { StylistVisit } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { formatDate, formatTime } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { CustomerName } from '../visit/customer-name.js';

const NAMED = 5;

interface Props {
  visits: readonly StylistVisit[];
  /** The number of all visits, of which `visits` are the next ones. */
  total?: number;
}

/** The first visits of a list by day, time and name, each with its page, and the number of the others. */
export function VisitNames({ visits, total = visits.length }: Props) {
  const named = visits.slice(0, NAMED);
  const more = total - named.length;
  return (
    <ul className="visit-names">
      {named.map((visit) => (
        <li key={visit._id}>
          {formatDate(visit.date)}, {formatTime(visit.startTime)}:{' '}
          <Link to={`/admin/visits/${visit.appointmentId}`}>
            <CustomerName of={visit} />
          </Link>
        </li>
      ))}
      {more > 0 && <li>and {counted(more, 'more visit')}</li>}
    </ul>
  );
}
