import { type Appointment, isUnplaced, messages } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { StatusChip } from '@salon/ui/states/status-chip';
import { formatTime } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { customerMoneyOf, isHeld, remarkOf, sortVisits, titleOf } from '../visit/appointment.rules.js';
import type { useAppointments } from '../appointments/use-appointments.js';
import { hasFailed, LoadError } from '../screen/load-failed.js';
import { PayLink, VisitLink } from '../visit-actions/visit-actions.js';
import { VisitWaiting } from '../appointments/visit-card.js';
import { VisitDate } from '../visit/visit-date.js';
import { VisitHold } from '../visit/visit-hold.js';
import { VisitMoney } from '../visit/visit-money.js';
import { waitOf } from './dashboard.rules.js';
import { useNow } from '../visit/use-now.js';

/** The most important action on a visit; all others are in My Appointments. */
function NextAction({ visit, held }: { visit: Appointment; held: boolean }) {
  const { _id } = visit;
  const of = titleOf(visit);
  if (held) return <PayLink visit={visit} of={of} />;
  if (isUnplaced(visit) && visit.options?.reschedule?.why === null)
    return <VisitLink look="primary" to={`/book-appointment?reschedule=${_id}`} label="Choose another time" of={of} />;
  return <VisitLink look="line" to="/profile/appointments" label="See in My Appointments" of={of} />;
}

/**
 * Summary of an upcoming visit: its day, its current state, amounts paid and due and, for the first one, one action.
 */
function Visit({ visit, now, first = true }: { visit: Appointment; now: Date; first?: boolean }) {
  const held = isHeld(visit, now);
  const remark = remarkOf(visit);
  return (
    <div className="visit" data-held={held}>
      <VisitDate date={visit.date} time={visit.startTime} />
      <div className="visit-what">
        <StatusChip status={visit.status} />
        <p className="next-what">{titleOf(visit)}</p>
        <p className="dots">
          <span>
            {formatTime(visit.startTime)} – {formatTime(visit.endTime)}
          </span>{' '}
          <span>with {visit.stylist.name}</span>
        </p>
        {remark && <p>{remark}</p>}
        {held && <VisitHold visit={visit} />}
      </div>
      <div className="visit-side">
        <VisitMoney lines={customerMoneyOf(visit).filter(({ isTotal }) => !isTotal)} />
        {first && (
          <div className="visit-actions">
            <NextAction visit={visit} held={held} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The unpaid visit if there is one, a paid one without a time, and the next one with the time until it begins. */
function Coming({ visits }: { visits: readonly Appointment[] }) {
  const now = useNow();
  const { coming } = sortVisits(visits, now);
  const held = coming.find((visit) => isHeld(visit, now));
  const unplaced = coming.find(isUnplaced);
  const next = coming.find((visit) => visit.status !== 'pending' && !isUnplaced(visit));
  if (!held && !unplaced && !next)
    return (
      <div className="next-none">
        <p>Nothing is booked.</p>
        <Link className={buttonClass({ variant: 'primary' })} to="/services">
          Book an Appointment
        </Link>
      </div>
    );
  return (
    <>
      {held && (
        <>
          <h3 className="next-title">Waiting for your payment</h3>
          <Visit visit={held} now={now} />
        </>
      )}
      {unplaced && (
        <>
          <h3 className="next-title">Waiting for another time</h3>
          <Visit visit={unplaced} now={now} />
        </>
      )}
      {next && (
        <>
          <h3 className="next-title">
            Coming up <span className="next-wait">{waitOf(next.startsAt, now)}</span>
          </h3>
          <Visit visit={next} now={now} first={!held && !unplaced} />
        </>
      )}
    </>
  );
}

/** The customer's next visit, above everything else. */
export function NextVisit({ query }: { query: ReturnType<typeof useAppointments> }) {
  return (
    <section className="next" aria-labelledby="next-visit">
      <h2 id="next-visit" className="sr">
        Your next visit
      </h2>
      {query.data ? (
        <Coming visits={query.data} />
      ) : hasFailed(query) ? (
        <LoadError query={query} title={messages.appointmentsFailed} />
      ) : (
        <VisitWaiting />
      )}
    </section>
  );
}
