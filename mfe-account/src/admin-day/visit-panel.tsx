import { type Appointment, type AppointmentMove, type AppointmentStatus, type SalonDay } from '@salon/contracts';
import { Button, Price } from '@salon/ui';
import { ConfirmDialog, Dialog } from '@salon/ui/dialog';
import { StatusChip } from '@salon/ui/states/status-chip';
import { formatDate, formatTime, salonTimeOf } from '@salon/web-kit';
import { useState } from 'react';
import { moneyOf } from '../appointments/appointment.rules.js';
import { VisitMoney } from '../appointments/visit-money.js';
import { changeStatus } from './day.api.js';
import { GiveTo } from './give-to.js';
import { MoveVisit } from './move-visit.js';
import { useDeskChange } from './use-desk-change.js';
import '../styles/visits.css';

/** What a move of status is called at the desk, and said to be once it is done. */
const MOVES: Partial<Record<AppointmentStatus, { label: string; done: string }>> = {
  confirmed: { label: 'Fee paid at the desk', done: 'Confirmed, the fee is paid at the desk' },
  completed: { label: 'Completed', done: 'Completed' },
  no_show: { label: 'Did not come', done: 'Marked as not come' },
  cancelled: { label: 'Cancel the visit', done: 'Cancelled' },
};

const Facts = ({ visit }: { visit: Appointment }) => (
  <div className="visit-panel__facts">
    <StatusChip status={visit.status} />
    <p>
      {formatDate(visit.date)}, {formatTime(visit.startTime)} – {formatTime(visit.endTime)} with {visit.stylist.name}
    </p>
    {visit.holdUntil && <p className="hint">The time is held until {formatTime(salonTimeOf(visit.holdUntil))}.</p>}
    <p className="dots">
      {visit.user.phone && <a href={`tel:${visit.user.phone}`}>{visit.user.phone}</a>}{' '}
      <a href={`mailto:${visit.user.email}`}>{visit.user.email}</a> <span>{visit.appointmentId}</span>
    </p>
    <ul className="visit-panel__lines">
      {visit.services.map(({ service, quantity }) => (
        <li key={service._id}>
          <span>
            {service.title}
            {quantity > 1 && ` × ${quantity}`}
          </span>
          <Price amount={service.price * quantity} />
        </li>
      ))}
    </ul>
    <VisitMoney lines={moneyOf(visit)} />
  </div>
);

interface Props {
  visit: Appointment;
  day: SalonDay;
  onClose(): void;
}

/** A visit with everything the desk can do with it; each act says first when it cannot be undone. */
export function VisitPanel({ visit, day, onClose }: Props) {
  const [asked, setAsked] = useState<AppointmentMove | null>(null);
  const change = useDeskChange(onClose);
  const act = ({ to }: AppointmentMove) =>
    change.mutate({ run: () => changeStatus(visit._id, to), done: MOVES[to]?.done ?? 'Changed' });
  const isBooked = visit.status === 'confirmed';
  return (
    <>
      <Dialog open onOpenChange={(wanted) => !wanted && onClose()} title={visit.user.name} wide>
        <div className="visit-panel">
          <Facts visit={visit} />
          {isBooked && <MoveVisit visit={visit} change={change} />}
          {isBooked && <GiveTo visit={visit} stylists={day.stylists} change={change} />}
          <div className="visit-panel__acts">
            {visit.moves?.map((move) => (
              <Button
                key={move.to}
                variant={move.to === 'cancelled' ? 'line' : 'primary'}
                busy={change.isPending && asked?.to === move.to}
                disabled={change.isPending}
                onClick={() => (move.to === 'cancelled' || !move.undoable ? setAsked(move) : act(move))}
              >
                {MOVES[move.to]?.label}
              </Button>
            ))}
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        title={`${MOVES[asked?.to ?? 'cancelled']?.label}?`}
        text={
          asked?.undoable === false
            ? `This cannot be undone: ${asked.why}.`
            : 'What was paid online goes back, and the customer is mailed. It can be undone for a day.'
        }
        confirmLabel={MOVES[asked?.to ?? 'cancelled']?.label ?? 'Do it'}
        cancelLabel="Leave it"
        danger
        onConfirm={() => {
          if (asked) act(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
