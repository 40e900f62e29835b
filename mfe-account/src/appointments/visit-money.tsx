import type { Appointment } from '@salon/contracts';
import { Price } from '@salon/ui';
import { moneyOf } from './appointment.rules.js';

/** What is paid and what is due. */
export const VisitMoney = ({ visit }: { visit: Appointment }) => (
  <dl className="visit-sums">
    {moneyOf(visit).map(({ label, amount, strong }) => (
      <div key={label} data-strong={strong}>
        <dt>{label}</dt>
        <dd>
          <Price amount={amount} />
        </dd>
      </div>
    ))}
  </dl>
);
