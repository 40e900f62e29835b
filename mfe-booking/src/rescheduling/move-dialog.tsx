import { type Appointment, isUnplaced, messages } from '@salon/contracts';
import { addMinutes, type LocalDay, type LocalTime } from '@salon/kernel';
import { ConfirmDialog } from '@salon/ui/dialog';
import { browserNow, salonDayOf, salonTimeOf } from '@salon/web-kit';
import { formatVisitTime } from './format-visit-time.js';
import { afterMoveText } from './reschedule.rules.js';

interface Props {
  visit: Appointment;
  to: { date: LocalDay; startTime: LocalTime };
  open: boolean;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Whether a time begins within so many hours from now. */
function isWithin(hours: number, { date, startTime }: Props['to']): boolean {
  const limit = addMinutes(browserNow(), hours * 60);
  return `${date} ${startTime}` < `${salonDayOf(limit)} ${salonTimeOf(limit)}`;
}

/** The confirmation before a visit is moved: old time, new time, and how many moves are left. */
export function MoveDialog({ visit, to, ...dialog }: Props) {
  const unplaced = isUnplaced(visit);
  return (
    <ConfirmDialog
      {...dialog}
      title={messages.rescheduleQuestion}
      confirmLabel="Reschedule"
      cancelLabel={unplaced ? 'Not yet' : 'Keep the old time'}
      text={
        unplaced
          ? 'Your visit is confirmed at once; nothing is paid again.'
          : afterMoveText(visit, (hours) => isWithin(hours, to))
      }
    >
      <dl className="move">
        <div>
          <dt>{unplaced ? 'Wanted' : 'From'}</dt>
          <dd>{formatVisitTime(visit.date, visit.startTime)}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{formatVisitTime(to.date, to.startTime)}</dd>
        </div>
      </dl>
    </ConfirmDialog>
  );
}
