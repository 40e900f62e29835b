import type { Appointment } from '@salon/contracts';
import { MoneySplit, Price } from '@salon/ui';
import type { ReactNode } from 'react';

/** A list of amounts, label left, amount right. */
export const Sums = ({ children }: { children: ReactNode }) => <dl className="sums">{children}</dl>;

export const Sum = ({ label, grand = false, children }: { label: ReactNode; grand?: boolean; children: ReactNode }) => (
  <div className={grand ? 'sums-grand' : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface VisitSumsProps {
  appointment: Appointment;
  feeLabel?: string;
  totalLabel?: string;
  /** Also shows the sum of the services. */
  isItemised?: boolean;
}

/** The amounts of a booked visit: its offer, fee and total. */
export function VisitSums({
  appointment: { specialOffer, totalAmount, appointmentFee },
  feeLabel = 'Booking Fee',
  totalLabel = 'Total Amount',
  isItemised = false,
}: VisitSumsProps) {
  return (
    <Sums>
      {specialOffer && (
        <Sum label={specialOffer.title}>
          <Price amount={totalAmount} />
        </Sum>
      )}
      {isItemised && (
        <Sum label="Services Total">
          <Price amount={totalAmount} />
        </Sum>
      )}
      <Sum label={feeLabel}>
        <Price amount={appointmentFee} />
      </Sum>
      <Sum label={totalLabel} grand>
        <Price amount={totalAmount + appointmentFee} big />
      </Sum>
    </Sums>
  );
}

/** What is paid of a visit and what is due at the salon; the fee can also be paid there. */
export const PaidSplit = ({ appointment: { money, feePaid, due } }: Pick<VisitSumsProps, 'appointment'>) =>
  money === 'paid_at_desk' ? (
    <Sums>
      <Sum label="Paid at the salon">
        <Price amount={feePaid} />
      </Sum>
      <Sum label="To pay at the salon">
        <Price amount={due} />
      </Sum>
    </Sums>
  ) : (
    <MoneySplit online={feePaid} atSalon={due} paid />
  );
