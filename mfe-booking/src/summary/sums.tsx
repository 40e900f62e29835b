import { AMOUNT_NAMES, type Appointment, offerPriceOf } from '@salon/contracts';
import { MoneySplit, Price } from '@salon/ui';
import type { ReactNode } from 'react';
import { type Amount, atSalon, overpaid } from './summary.rules.js';

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
  /** What the visit costs instead of its total. */
  cost?: Amount | null;
}

/** The amounts of a booked visit: its offer, fee and total. */
export function VisitSums({
  appointment,
  feeLabel = 'Booking Fee',
  totalLabel = 'Total Amount',
  isItemised = false,
  cost = null,
}: VisitSumsProps) {
  const { specialOffer, totalAmount, appointmentFee } = appointment;
  return (
    <Sums>
      {specialOffer && (
        <Sum label={specialOffer.title}>
          <Price amount={offerPriceOf(appointment)} />
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
      <Sum label={totalLabel} grand={!cost}>
        <Price amount={totalAmount + appointmentFee} big={!cost} />
      </Sum>
      {cost && (
        <Sum label={cost.label} grand>
          <Price amount={cost.amount} big />
        </Sum>
      )}
    </Sums>
  );
}

/** What is paid of a visit, online and at the salon, and what is due there or to be refunded. */
export function PaidSplit({ appointment }: Pick<VisitSumsProps, 'appointment'>) {
  const { money, feePaid, due } = appointment;
  const paid = atSalon(appointment);
  const back = overpaid(appointment);
  if (paid.length === 0 && back === 0) return <MoneySplit online={feePaid} atSalon={due} paid />;
  const lines: Amount[] = [
    ...(money === 'paid_at_desk' ? [] : [{ label: 'Paid online', amount: feePaid }]),
    ...paid,
    back > 0 ? { label: AMOUNT_NAMES.toRefund, amount: back } : { label: AMOUNT_NAMES.dueAtSalon, amount: due },
  ];
  return (
    <Sums>
      {lines.map(({ label, amount }) => (
        <Sum key={label} label={label}>
          <Price amount={amount} />
        </Sum>
      ))}
    </Sums>
  );
}
