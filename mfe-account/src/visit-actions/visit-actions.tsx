import { type Appointment, isUnplaced } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { AddToCalendar } from './add-to-calendar.js';
import { titleOf } from '../visit/appointment.rules.js';
import { BookAgain } from './book-again.js';
import { CancelVisit } from './cancel-visit.js';

interface Props {
  to: string;
  label: string;
  /** The visit, for users who cannot see the surrounding card. */
  of: string;
  look?: 'primary' | 'line';
}

/** A link to an action on a visit. */
export const VisitLink = ({ to, label, of, look }: Props) => (
  <Link
    className={look ? `${buttonClass({ variant: look })} visit-action` : buttonClass({ variant: 'text' })}
    to={to}
    aria-label={`${label}: ${of}`}
  >
    {label}
  </Link>
);

/** A held visit's way to its payment; while one is being checked, nothing urges another. */
export const PayLink = ({ visit: { _id, attempt }, of }: { visit: Appointment; of: string }) => (
  <VisitLink
    look={attempt === 'pending' ? 'line' : 'primary'}
    to={`/book-appointment?appointment=${_id}`}
    label={attempt === 'pending' ? 'See the payment' : 'Pay now'}
    of={of}
  />
);

/** The actions that the server allows on a visit now: pay, move, cancel, receipt, book again. */
export function VisitActions({ visit, held, past }: { visit: Appointment; held: boolean; past: boolean }) {
  const { _id, status, money, options } = visit;
  const title = titleOf(visit);
  const dated = `${title}, ${formatDate(visit.date)}`;
  const unplaced = isUnplaced(visit);
  return (
    <div className="visit-actions">
      {held && <PayLink visit={visit} of={title} />}
      {options?.reschedule?.why === null && (
        <VisitLink
          look={unplaced ? 'primary' : 'line'}
          to={`/book-appointment?reschedule=${_id}`}
          label={unplaced ? 'Choose another time' : 'Reschedule'}
          of={dated}
        />
      )}
      {options?.cancel && <CancelVisit visit={visit} consequence={options.cancel} quiet={held} />}
      {money !== 'none' && <VisitLink to={`/receipt/${_id}`} label="Receipt" of={title} />}
      {status === 'completed' && <VisitLink to="/reviews" label="Write a review" of={title} />}
      {status === 'no_show' && <VisitLink to="/contact" label="Questions? Contact us" of={title} />}
      {past && <BookAgain visit={visit} />}
      {status === 'confirmed' && !past && <AddToCalendar visit={visit} />}
    </div>
  );
}
