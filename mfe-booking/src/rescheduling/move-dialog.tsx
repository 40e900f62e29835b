import { type Appointment, isUnplaced, messages } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { ConfirmDialog } from '@salon/ui/dialog';
import { browserNow } from '@salon/web-kit';
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
        unplaced ? 'Your visit is confirmed at once; nothing is paid again.' : afterMoveText(visit, to, browserNow())
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
