import type { Appointment } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { formatTime, salonTimeOf } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { formatVisitTime } from '../rescheduling/format-visit-time.js';

/** Tells the customer who chooses a time that another one is held, with the way back to its payment (decision C6). */
export function HeldNotice({ visit: { _id, date, startTime, holdUntil, attempt } }: { visit: Appointment }) {
  const isChecked = attempt === 'pending';
  return (
    holdUntil !== null && (
      <Notice tone="info" className="held-notice">
        <p>
          {formatVisitTime(date, startTime)} is held for you until {formatTime(salonTimeOf(holdUntil))}.{' '}
          {isChecked
            ? 'PayHere is still checking its payment. If you book another time and it goes through, you have both visits.'
            : 'Choosing another time releases it.'}
        </p>
        <Link className="word-button" to={`/book-appointment?appointment=${encodeURIComponent(_id)}`}>
          {isChecked ? 'See the payment' : 'Pay now'}
        </Link>
      </Notice>
    )
  );
}
