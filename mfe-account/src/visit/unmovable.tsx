import type { Appointment } from '@salon/contracts';
import { Link } from '@salon/web-kit/router';

/** Why a visit can no longer be moved here, and whom to contact; renders nothing while it can. */
export function Unmovable({ visit: { options } }: { visit: Appointment }) {
  const why = options?.reschedule?.why;
  return why ? (
    <p>
      {why}.{' '}
      <Link className="visit-word" to="/contact">
        Contact us
      </Link>{' '}
      if you need one.
    </p>
  ) : null;
}
