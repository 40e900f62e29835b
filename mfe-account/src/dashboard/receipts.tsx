import type { Appointment } from '@salon/contracts';
import { buttonClass, Price } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { receiptsOf } from './dashboard.rules.js';

const SHOWN = 2;

/** What was paid so far, visit by visit, each with its receipt and the reference of its visit. */
export function Receipts({ visits }: { visits: readonly Appointment[] }) {
  const receipts = receiptsOf(visits);
  if (receipts.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      <ul className="receipts">
        {receipts.slice(0, SHOWN).map(({ id, title, date, what, amount, reference }) => (
          <li key={id}>
            <p>
              <strong>
                <Link to={`/receipt/${id}`} aria-label={`Receipt: ${title}, ${reference}`}>
                  {title}
                </Link>
              </strong>
              <span className="hint dots">
                <span>{formatDate(date, 'MMM d, yyyy')}</span> <span>{what}</span> <span>{reference}</span>
              </span>
            </p>
            <Price amount={amount} />
          </li>
        ))}
      </ul>
      {receipts.length > SHOWN && (
        <Link className={buttonClass({ variant: 'text' })} to="/profile/appointments">
          All in My Appointments
        </Link>
      )}
    </section>
  );
}
