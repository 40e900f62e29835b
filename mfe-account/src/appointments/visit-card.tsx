import type { Appointment } from '@salon/contracts';
import { Badge, buttonClass } from '@salon/ui';
import { StatusChip } from '@salon/ui/states/status-chip';
import { browserNow, formatTime } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { isCancellable, isHeld, isPast, remarkOf, titleOf } from './appointment.rules.js';
import { CancelVisit } from './cancel-visit.js';
import { VisitDate } from './visit-date.js';
import { VisitHold } from './visit-hold.js';
import { VisitMoney } from './visit-money.js';

/** One appointment: its day, what happens then, what is paid and due, and what can be done now. */
export function VisitCard({ visit }: { visit: Appointment }) {
  const now = browserNow();
  const held = isHeld(visit, now);
  const remark = remarkOf(visit);
  const title = titleOf(visit);
  return (
    <li className="visit" data-held={held} data-past={isPast(visit, now)}>
      <VisitDate date={visit.date} time={visit.startTime} />
      <div className="visit-what">
        <StatusChip status={visit.status} />
        <h3>{title} {visit.specialOffer && <Badge>Special Offer</Badge>}</h3>
        <p>{formatTime(visit.startTime)} – {formatTime(visit.endTime)} · with {visit.stylist.name} · <span className="nowrap">{visit.appointmentId}</span></p>
        {remark && <p>{remark}</p>}
        {held && <VisitHold visit={visit} />}
      </div>
      <div className="visit-side">
        <VisitMoney visit={visit} />
        <div className="visit-acts">
          {held && <Link className={`${buttonClass({ variant: 'primary' })} visit-act`} to={`/book-appointment?appointment=${visit._id}`} aria-label={`Pay now: ${title}`}>Pay now</Link>}
          {isCancellable(visit, now) && <CancelVisit visit={visit} quiet={held} />}
          {visit.money !== 'none' && <Link className={buttonClass({ variant: 'text' })} to={`/receipt/${visit._id}`} aria-label={`Receipt: ${title}`}>Receipt</Link>}
          {visit.status === 'completed' && <Link className={buttonClass({ variant: 'text' })} to="/services">Book again</Link>}
        </div>
      </div>
    </li>
  );
}
