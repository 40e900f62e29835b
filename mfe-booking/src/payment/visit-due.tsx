import type { Appointment } from '@salon/contracts';
import { MoneySplit, Price } from '@salon/ui';
import { ServiceLines } from '../summary/service-lines.js';
import { appointmentLines } from '../summary/summary.rules.js';
import { Sum, Sums } from '../summary/sums.js';
import { VisitWhen } from '../summary/visit-when.js';

/** The held visit beside the payment: time, services, amount due now and at the salon. */
export function VisitDue({ appointment }: { appointment: Appointment }) {
  const { date, startTime, endTime, minutes, stylist, specialOffer, totalAmount, appointmentFee, due } = appointment;
  const { prepaid = 0 } = appointment;
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
      <Sums>
        {specialOffer && (
          <Sum label={specialOffer.title}>
            <Price amount={totalAmount} />
          </Sum>
        )}
        <Sum label="Booking Fee">
          <Price amount={appointmentFee} />
        </Sum>
        <Sum label="Total Amount" grand>
          <Price amount={totalAmount + appointmentFee} big />
        </Sum>
      </Sums>
      <MoneySplit online={appointmentFee + prepaid} atSalon={due} paid={false} />
    </aside>
  );
}
