import type { Appointment } from '@salon/contracts';
import { moneyText } from '@salon/kernel';
import { Notice } from '@salon/ui';
import { browserNow, formatDate } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useAppointments } from '../appointments/use-appointments.js';
import { feeOf, titleOf } from '../visit/appointment.rules.js';
import { obstaclesOf } from './obstacles.rules.js';

const nameOf = (visit: Appointment): string => `${titleOf(visit)}, ${formatDate(visit.date)}`;

const OwnVisit = ({ visit }: { visit: Appointment }) => <Link to="/profile/appointments">{nameOf(visit)}</Link>;

/** What the loaded visits show that must be settled before the account can be deleted, with its links. */
export function DeletionObstacles() {
  const { data = [] } = useAppointments();
  const obstacles = obstaclesOf(data, browserNow());
  if (!obstacles) return null;
  const { coming, current, unplaced, refunds } = obstacles;
  return (
    <Notice tone="warning">
      <p>Your account cannot be deleted yet:</p>
      <ul className="bullets">
        {coming.map((visit) => (
          <li key={visit._id}>
            <OwnVisit visit={visit} /> is still to come. Please cancel it, or wait until it is over.
          </li>
        ))}
        {current.map((visit) => (
          <li key={visit._id}>
            <OwnVisit visit={visit} /> is not over yet. Please wait until it is.
          </li>
        ))}
        {unplaced.map((visit) => (
          <li key={visit._id}>
            <OwnVisit visit={visit} /> is paid and still needs a time. Please choose one, or ask us for a refund.
          </li>
        ))}
        {refunds.map((visit) => (
          <li key={visit._id}>
            We still owe you <Link to={`/receipt/${visit._id}`}>the refund of {moneyText(feeOf(visit).amount)}</Link>{' '}
            for {nameOf(visit)}. It must have arrived first.
          </li>
        ))}
      </ul>
      {coming.length > 0 && <p>If cancelling brings you a refund, it must have arrived, too.</p>}
    </Notice>
  );
}
