import type { Appointment } from '@salon/contracts';
import { MoneySplit, Price } from '@salon/ui';
import { formatDate, formatTime } from '@salon/web-kit';
import { CalendarDays, MapPin, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { ServiceLines } from '../summary/service-lines.js';
import { appointmentLines } from '../summary/summary.rules.js';
import { Sum, Sums } from '../summary/sums.js';
import { useSite } from '../site/use-site.js';

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The booked visit in full: version B of docs/product.md §2. */
export function Receipt({ appointment }: { appointment: Appointment }) {
  const { branchLabel, mapUrl } = useSite();
  const { appointmentId, date, startTime, endTime, stylist, specialOffer, totalAmount, appointmentFee, feePaid, due } =
    appointment;
  return (
    <section className="receipt" aria-label="Your appointment">
      <dl className="facts">
        <Fact icon={<CalendarDays aria-hidden="true" />} label="Date and time">
          <span>{date ? formatDate(date, 'MMMM d, yyyy') : 'Not available'}</span>
          <span className="num">
            {formatTime(startTime)} – {endTime ? formatTime(endTime) : 'End time not specified'}
          </span>
          <span className="muted">with {stylist.name}</span>
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />} label="Location">
          <span>{branchLabel}</span>
          {mapUrl && (
            <a href={mapUrl} target="_blank" rel="noopener noreferrer">
              Show on map
            </a>
          )}
        </Fact>
        <Fact icon={<Tag aria-hidden="true" />} label="Appointment ID">
          <span className="num">{appointmentId}</span>
        </Fact>
      </dl>
      <hr className="perforation" />
      <ServiceLines lines={appointmentLines(appointment)} struck={Boolean(specialOffer)} onlyMany />
      <Sums>
        {specialOffer && (
          <Sum label={specialOffer.title}>
            <Price amount={totalAmount} />
          </Sum>
        )}
        <Sum label="Appointment Fee">
          <Price amount={appointmentFee} />
        </Sum>
        <Sum label="Total" grand>
          <Price amount={totalAmount + appointmentFee} big />
        </Sum>
      </Sums>
      <MoneySplit online={feePaid} atSalon={due} paid />
    </section>
  );
}
