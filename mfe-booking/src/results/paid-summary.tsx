import type { Appointment } from '@salon/contracts';
import { formatDate, formatTime } from '@salon/web-kit';
import { CalendarDays, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ServiceLines } from '../summary/service-lines.js';
import { appointmentLines } from '../summary/summary.rules.js';
import { PaidSplit, VisitSums } from '../summary/sums.js';
import { useSalonDetails } from '../site/use-salon-details.js';

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** Time, stylist and place: what a customer looks for first. */
export function VisitFacts({ appointment }: { appointment: Appointment }) {
  const { branchLabel } = useSalonDetails();
  const { date, startTime, endTime, stylist } = appointment;
  return (
    <dl className="facts">
      <Fact icon={<CalendarDays aria-hidden="true" />} label="Date and time">
        <span className="facts-day">{date ? formatDate(date, 'MMMM d, yyyy') : 'Not available'}</span>
        <span className="num">
          {formatTime(startTime)} – {endTime ? formatTime(endTime) : 'End time not specified'}
        </span>
      </Fact>
      <Fact icon={<UserRound aria-hidden="true" />} label="Stylist">
        <span>{stylist.name}</span>
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />} label="Location">
        <span>{branchLabel}</span>
      </Fact>
    </dl>
  );
}

/** The booked services and amounts. */
export function PaidSummary({ appointment }: { appointment: Appointment }) {
  const { appointmentId, specialOffer } = appointment;
  return (
    <section className="paid-summary" aria-label="Your appointment">
      <h2>Your appointment has been successfully booked.</h2>
      <p className="paid-summary__id">
        <span className="muted">Appointment ID</span> <span className="num">{appointmentId}</span>
      </p>
      <hr className="perforation" />
      <ServiceLines lines={appointmentLines(appointment)} struck={Boolean(specialOffer)} onlyMany />
      <VisitSums appointment={appointment} feeLabel="Appointment Fee" totalLabel="Total" />
      <PaidSplit appointment={appointment} />
    </section>
  );
}
