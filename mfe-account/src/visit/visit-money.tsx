import { Price } from '@salon/ui';
import type { MoneyLine } from './appointment.rules.js';

/** Amounts paid and due. */
export const VisitMoney = ({ lines }: { lines: readonly MoneyLine[] }) => (
  <dl className="visit-sums">
    {lines.map(({ label, amount, strong }, at) => (
      // Two payments by the same means have one label.
      <div key={`${at} ${label}`} data-strong={strong}>
        <dt>{label}</dt>
        <dd>
          <Price amount={amount} />
        </dd>
      </div>
    ))}
  </dl>
);
