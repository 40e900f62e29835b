import type { Appointment } from '@salon/contracts';
import { Price } from '@salon/ui';
import { SalonAddress } from '@salon/ui/page/salon-address';
import { PetalProgress } from '@salon/ui/pictures/petal-progress';
import { StatusChip } from '@salon/ui/states/status-chip';
import { formatDate, formatTime, salonDayOf } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { ServiceLines } from '../summary/service-lines.js';
import { appointmentLines } from '../summary/summary.rules.js';
import { VisitSums } from '../summary/sums.js';
import { PaymentList, RefundList, SalonPayments } from './payment-list.js';
import { costOf, dueOf, refundsOf } from './receipt.rules.js';

const When = ({ visit: { date, startTime, endTime, stylist, user } }: { visit: Appointment }) => (
  <dl className="paper-facts">
    <div>
      <dt>Visit</dt>
      <dd>
        {formatDate(date, 'MMMM d, yyyy')}
        <br />
        {formatTime(startTime)} – {formatTime(endTime)}
      </dd>
    </div>
    <div>
      <dt>Stylist</dt>
      <dd>{stylist.name}</dd>
    </div>
    <div>
      <dt>Booked by</dt>
      <dd>
        {user.name}
        <br />
        {user.email}
      </dd>
    </div>
  </dl>
);

/** The flower as progress of a booking: complete once paid, hidden for a visit that did not take place. */
const PETALS: Partial<Record<Appointment['status'], number>> = { pending: 4, confirmed: 5, completed: 5 };

/** The receipt: salon, number, visit, services with prices, amounts paid online and at the salon. */
export function ReceiptSheet({ appointment }: { appointment: Appointment }) {
  const { appointmentId, createdAt, status, specialOffer } = appointment;
  const due = dueOf(appointment);
  const ends = [...(due ? [due] : []), ...refundsOf(appointment)];
  const { data: site } = useQuery(siteQuery);
  const petals = PETALS[status];
  return (
    <article className="paper" aria-labelledby="receipt-title">
      <header className="paper-head">
        <div>
          <div className="paper-title">
            <h1 id="receipt-title">Receipt</h1>
            {petals !== undefined && <PetalProgress petals={petals} />}
          </div>
          <p className="num">{appointmentId}</p>
          <p className="muted">Booked on {formatDate(salonDayOf(createdAt), 'MMMM d, yyyy')}</p>
          <StatusChip status={status} />
        </div>
        <SalonAddress className="paper-salon" site={site} />
      </header>
      <When visit={appointment} />
      <section className="paper-part" aria-labelledby="receipt-services">
        <h2 id="receipt-services">Services</h2>
        <ServiceLines lines={appointmentLines(appointment)} struck={specialOffer !== null} onlyMany />
        <VisitSums appointment={appointment} isItemised cost={costOf(appointment)} />
      </section>
      <PaymentList appointment={appointment} />
      <SalonPayments appointment={appointment} />
      <RefundList appointment={appointment} />
      {ends.map(({ label, amount }) => (
        <p key={label} className="paper-due">
          <span>{label}</span>
          <Price amount={amount} big />
        </p>
      ))}
    </article>
  );
}
