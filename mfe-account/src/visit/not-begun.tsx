import { type Appointment, visitRefusals } from '@salon/contracts';
import { formatTime } from '@salon/web-kit';

/** Why a visit that was started early cannot be completed yet, and from when it can. */
export const NotBegun = ({ startTime }: Pick<Appointment, 'startTime'>) => (
  <p className="hint">
    {visitRefusals.APPOINTMENT_MOVE.text({ reason: 'notBegun' })}: this one can be completed from{' '}
    {formatTime(startTime)}.
  </p>
);

/** True for a started visit that cannot be completed yet, for the desk. */
export const isNotBegun = ({ status, progress, moves = [] }: Appointment): boolean =>
  status === 'confirmed' && progress === 'started' && moves.every(({ to }) => to !== 'completed');
