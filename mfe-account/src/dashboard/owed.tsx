import type { Appointment } from '@salon/contracts';
import { Price } from '@salon/ui';
import { browserNow, formatDate } from '@salon/web-kit';
import { owedOf } from './dashboard.rules.js';

/** Amounts due at the salon for past visits. */
export function Owed({ visits }: { visits: readonly Appointment[] }) {
  const owed = owedOf(visits, browserNow());
  if (owed.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby="owed">
      <h2 id="owed">Still owed</h2>
      <ul className="receipts">
        {owed.map(({ id, title, date, what, amount }) => (
          <li key={id}>
            <p>
              <strong>{title}</strong>
              <span className="hint dots">
                <span>{formatDate(date, 'MMM d, yyyy')}</span> <span>{what}</span>
              </span>
            </p>
            <Price amount={amount} />
          </li>
        ))}
      </ul>
    </section>
  );
}
