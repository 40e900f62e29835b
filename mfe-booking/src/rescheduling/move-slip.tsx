import { type Appointment, isUnplaced, messages, paidOnlineWord } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { Button, MoneySplit, Notice } from '@salon/ui';
import { endOf } from '../visit-choice/visit-choice.rules.js';
import { RefusalNotice } from '../visit-choice/refusal-notice.js';
import type { Refusal } from '../visit-choice/refusal.rules.js';
import { ServiceLines } from '../summary/service-lines.js';
import { appointmentLines } from '../summary/summary.rules.js';
import { VisitWhen } from '../summary/visit-when.js';
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
  const { minutes, stylist, specialOffer, feePaid, due } = visit;
  const chosen = date !== null && time !== null;
  return (
    <aside className="slip" aria-labelledby="visit-moved">
      <h2 id="visit-moved" className="sr">
        Your visit
      </h2>
      <div aria-live="polite">
        {chosen ? (
          <VisitWhen
            date={date}
            startTime={time}
            endTime={endOf(time, minutes)}
            minutes={minutes}
            stylist={`with ${stylist.name}`}
          />
        ) : (
          <p className="visit-when visit-hint">{messages.chooseHint}</p>
        )}
      </div>
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
      <MoneySplit online={feePaid} atSalon={due} paid />
      <Notice tone="info">
        Your {paidOnlineWord(visit)} moves along: nothing is paid again. If {stylist.name} is busy at the new time, a
        colleague takes over.
      </Notice>
    </aside>
  );
}
