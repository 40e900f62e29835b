import { messages, type Appointment } from '@salon/contracts';
import { buttonClass, ErrorState } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { isHeld, isUnplaced, sortVisits } from '../appointments/appointment.rules.js';
import type { useAppointments } from '../appointments/use-appointments.js';
import { VisitCard, VisitWaiting } from '../appointments/visit-card.js';
import { waitOf } from './dashboard.rules.js';
import { useMinutes } from './use-minutes.js';

/** The unpaid visit if there is one, a paid one without a time, and the next one with the time until it begins. */
function Coming({ visits }: { visits: readonly Appointment[] }) {
  const now = useMinutes();
  const { coming } = sortVisits(visits, now);
  const held = coming.find((visit) => isHeld(visit, now));
  const placeless = coming.find(isUnplaced);
  const next = coming.find((visit) => visit.status !== 'pending' && !isUnplaced(visit));
  if (!held && !placeless && !next) {
    return (
      <p className="visits-none">
        Nothing is booked.{' '}
        <Link className={buttonClass({ variant: 'text' })} to="/services">
          Book an Appointment
        </Link>
      </p>
    );
  }
  return (
    <div className="next">
      {held && (
        <>
          <h3 className="next-title">Waiting for your payment</h3>
          <ul className="visits">
            <VisitCard visit={held} />
          </ul>
        </>
      )}
      {placeless && (
        <>
          <h3 className="next-title">Waiting for another time</h3>
          <ul className="visits">
            <VisitCard visit={placeless} />
          </ul>
        </>
      )}
      {next && (
        <>
          <h3 className="next-title">
            Coming up <span className="next-wait">{waitOf(next.startsAt, now)}</span>
          </h3>
          <ul className="visits">
            <VisitCard visit={next} />
          </ul>
        </>
      )}
    </div>
  );
}

/** What comes next for the customer, above everything else. */
export function NextVisit({
  query: { data, error, isPending, refetch },
}: {
  query: ReturnType<typeof useAppointments>;
}) {
  return (
    <section aria-labelledby="next-visit">
      <h2 id="next-visit" className="dashboard-part">
        Your next visit
      </h2>
      {isPending && <VisitWaiting />}
      {data ? (
        <Coming visits={data} />
      ) : (
        error && (
          <ErrorState title={messages.appointmentsFailed} text={messageOf(error, '')} onRetry={() => void refetch()} />
        )
      )}
    </section>
  );
}
