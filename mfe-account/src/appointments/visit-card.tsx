import type { Appointment } from '@salon/contracts';
import { Badge, Skeleton } from '@salon/ui';
import { StatusChip } from '@salon/ui/states/status-chip';
import { browserNow, formatTime } from '@salon/web-kit';
import { customerMoneyOf, isHeld, isPast, remarkOf, titleOf } from '../visit/appointment.rules.js';
import { UnavailableActions } from '../visit/unavailable-actions.js';
import { VisitActions } from '../visit-actions/visit-actions.js';
import { VisitDate } from '../visit/visit-date.js';
import { VisitHold } from '../visit/visit-hold.js';
import { VisitMoney } from '../visit/visit-money.js';

/** The skeleton of a visit's card. */
export const VisitWaiting = () => (
  <div className="visit" aria-hidden="true">
    <div className="visit-date">
      <Skeleton width="60%" height="1rem" />
      <Skeleton width="55%" height="2.75rem" />
      <Skeleton width="70%" height="1rem" />
    </div>
    <div className="visit-what visit-words-waiting">
      <Skeleton width="6.5rem" height="1.6rem" />
      <Skeleton width="70%" height="1.6rem" />
      <Skeleton width="85%" height="1.1rem" />
    </div>
    <div className="visit-side">
      <div className="visit-sums">
        <Skeleton height="1.1rem" />
        <Skeleton height="1.1rem" />
      </div>
      <Skeleton width="8rem" height="44px" />
    </div>
  </div>
);

/** One appointment: its day, its current state, amounts paid and due, and the available actions. */
export function VisitCard({ visit }: { visit: Appointment }) {
  const now = browserNow();
  const held = isHeld(visit, now);
  const past = isPast(visit, now);
  const remark = remarkOf(visit);
  return (
    <li className="visit" tabIndex={-1} data-held={held} data-past={past}>
      <VisitDate date={visit.date} time={visit.startTime} />
      <div className="visit-what">
        <StatusChip status={visit.status} />
        <h3>
          {titleOf(visit)} {visit.specialOffer && <Badge>Special Offer</Badge>}
        </h3>
        <p className="dots">
          <span>
            {formatTime(visit.startTime)} – {formatTime(visit.endTime)}
          </span>{' '}
          <span>with {visit.stylist.name}</span> <span>{visit.appointmentId}</span>
        </p>
        {remark && <p>{remark}</p>}
        <UnavailableActions visit={visit} />
        {held && <VisitHold visit={visit} />}
      </div>
      <div className="visit-side">
        <VisitMoney lines={customerMoneyOf(visit)} />
        <VisitActions visit={visit} held={held} past={past} />
      </div>
    </li>
  );
}
