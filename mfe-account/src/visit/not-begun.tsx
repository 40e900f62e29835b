import { type Appointment, DESK, visitRefusals } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { formatTime, salonTimeOf } from '@salon/web-kit';

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

/** From when a visit whose customer is not here yet can be noted as a no-show. */
export const NotYetMissed = ({ startsAt }: Pick<Appointment, 'startsAt'>) => (
  <p className="hint">
    “Did not come” can be noted from {formatTime(salonTimeOf(addMinutes(new Date(startsAt), DESK.noShowAfterMinutes)))}.
  </p>
);

/** True for the first minutes of a visit whose customer is not here yet, for the desk. */
export const isNotYetMissed = ({ status, progress, moves = [] }: Appointment): boolean =>
  status === 'confirmed' &&
  !progress &&
  moves.some(({ to }) => to === 'completed') &&
  moves.every(({ to }) => to !== 'no_show');
