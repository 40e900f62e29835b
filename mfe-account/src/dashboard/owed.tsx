import type { Appointment } from '@salon/contracts';
import { buttonClass, Price } from '@salon/ui';
import { browserNow, formatDate } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { owedOf } from './dashboard.rules.js';

interface Props {
  visits: readonly Appointment[];
  /** There are older visits, which are not among `visits`. */
  hasOlder: boolean;
}

/** Amounts due at the salon for past visits. */
export function Owed({ visits, hasOlder }: Props) {
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
      {hasOlder && (
        <Link className={buttonClass({ variant: 'text' })} to="/profile/appointments">
          Older visits in My Appointments
        </Link>
      )}
    </section>
  );
}
