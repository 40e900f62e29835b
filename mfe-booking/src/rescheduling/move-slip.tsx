import { type Appointment, isUnplaced, paidOnlineWord } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { Button, Notice } from '@salon/ui';
import { RefusalNotice } from '../visit-choice/refusal-notice.js';
import type { Refusal } from '../visit-choice/refusal.rules.js';
import { ChosenTime } from '../summary/chosen-time.js';
import { ServiceLines } from '../summary/service-lines.js';
import { appointmentLines } from '../summary/summary.rules.js';
import { PaidSplit } from '../summary/sums.js';
import { formatVisitTime } from './format-visit-time.js';

interface Props {
  visit: Appointment;
  date: LocalDay | null;
  time: LocalTime | null;
  refusal: Refusal | null;
  onProceed(): void;
}

/** The visit after the move: the new time, the current one, and that nothing else changes. */
export function MoveSlip({ visit, date, time, refusal, onProceed }: Props) {
  const { minutes, stylist, specialOffer } = visit;
  return (
    <aside className="slip" aria-labelledby="visit-moved">
      <h2 id="visit-moved" className="sr">
        Your visit
      </h2>
      <ChosenTime date={date} time={time} minutes={minutes} stylist={`with ${stylist.name}`} />
      <p className="slip-was">
        <span className="muted">{isUnplaced(visit) ? 'The time that had gone' : 'Your time now'}</span>
        {formatVisitTime(visit.date, visit.startTime)}
      </p>
      <ServiceLines lines={appointmentLines(visit)} struck={specialOffer !== null} />
      {refusal && refusal.kind !== 'taken' && <RefusalNotice refusal={refusal} />}
      <div className="slip-go">
        <Button variant="primary" onClick={onProceed}>
          Reschedule
        </Button>
      </div>
      <PaidSplit appointment={visit} />
      <Notice tone="info">
        Your {paidOnlineWord(visit)} moves along: nothing is paid again. If {stylist.name} is busy at the new time, a
        colleague takes over.
      </Notice>
    </aside>
  );
}
