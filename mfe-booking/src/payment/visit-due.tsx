import type { Appointment } from '@salon/contracts';
import { MoneySplit } from '@salon/ui';
import { ServiceLines } from '../summary/service-lines.js';
import { appointmentLines } from '../summary/summary.rules.js';
import { VisitSums } from '../summary/sums.js';
import { VisitWhen } from '../summary/visit-when.js';

/** The held visit beside the payment: time, services, amount due now and at the salon. */
export function VisitDue({ appointment }: { appointment: Appointment }) {
  const { date, startTime, endTime, minutes, stylist, specialOffer, appointmentFee, prepaid = 0, due } = appointment;
  return (
    <aside className="slip" aria-labelledby="visit-due">
      <h2 id="visit-due" className="sr">
        Your visit
      </h2>
      <VisitWhen
        date={date}
        startTime={startTime}
        endTime={endTime}
        minutes={minutes}
        stylist={`with ${stylist.name}`}
      />
      <ServiceLines lines={appointmentLines(appointment)} struck={specialOffer !== null} />
      <VisitSums appointment={appointment} />
      <MoneySplit online={appointmentFee + prepaid} atSalon={due} paid={false} />
    </aside>
  );
}
