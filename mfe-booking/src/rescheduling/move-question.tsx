import { messages, type Appointment } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { ConfirmDialog } from '@salon/ui/dialog';
import { inWords } from './in-words.js';
import { isUnplaced, movesLeftText } from './reschedule.rules.js';

interface Props {
  visit: Appointment;
  to: { date: LocalDay; startTime: LocalTime };
  open: boolean;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** The question before a visit moves: from when, to when, and how often it can be moved after that. */
export function MoveQuestion({ visit, to, ...dialog }: Props) {
  const placeless = isUnplaced(visit);
  return (
    <ConfirmDialog
      {...dialog}
      title={messages.rescheduleQuestion}
      confirmLabel="Reschedule"
      cancelLabel={placeless ? 'Not yet' : 'Keep the old time'}
      text={
        placeless
          ? 'Your visit is confirmed at once; nothing is paid again.'
          : movesLeftText(visit.options?.reschedule?.leftAfter ?? 0)
      }
    >
      <dl className="move">
        <div>
          <dt>{placeless ? 'Wanted' : 'From'}</dt>
          <dd>{inWords(visit.date, visit.startTime)}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{inWords(to.date, to.startTime)}</dd>
        </div>
      </dl>
    </ConfirmDialog>
  );
}
