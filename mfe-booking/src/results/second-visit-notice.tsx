import type { Appointment } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { browserNow, formatTime } from '@salon/web-kit';
import { myAppointmentsQuery } from '@salon/web-kit/queries';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { sameVisitAgain } from './result.rules.js';

/** Says when the customer has booked the same services twice on one day, for example in two tabs. */
export function SecondVisitNotice({ appointment }: { appointment: Appointment }) {
  const { data } = useInfiniteQuery(myAppointmentsQuery);
  const visits = data?.pages.flatMap(({ appointments }) => appointments) ?? [];
  const other = sameVisitAgain(appointment, visits, browserNow());
  if (!other) return null;
  return (
    <Notice tone="info" className="second-visit" role="status">
      <p>
        You have another visit with the same services that day, at {formatTime(other.startTime)}. Did you mean to book
        only one?
      </p>
      <Link className="word-button" to="/profile/appointments">
        See both visits
      </Link>
    </Notice>
  );
}
