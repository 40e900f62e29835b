import { type Appointment, isUnplaced, paidOnlineWord } from '@salon/contracts';
import { Button, Page } from '@salon/ui';
import { formatDate, formatTime } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link, useNavigate } from '@salon/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { availableTime, missingIn, type Choice, type Missing } from '../visit-choice/visit-choice.rules.js';
import { RefusalNotice } from '../visit-choice/refusal-notice.js';
import { useVisitChoice } from '../visit-choice/use-visit-choice.js';
import { PickDateTime } from '../slots/pick-date-time.js';
import { useFreeDays } from '../slots/use-free-days.js';
import { useSections } from '../slots/use-sections.js';
import { useTypedDay } from '../slots/use-typed-day.js';
import { ActionBar } from '../summary/action-bar.js';
import { MoveDialog } from './move-dialog.js';
import { MoveSlip } from './move-slip.js';
import { newDaysQuery, newTimesQuery } from './rescheduling.queries.js';
import { useReschedule } from './use-reschedule.js';

const LIST = '/profile/appointments';

interface Props {
  visit: Appointment;
  onMoving(isMoving: boolean): void;
}

/** The choice, the day's times, the confirmation and the move. */
function useMoving(visit: Appointment, onMoving: Props['onMoving']) {
  const { _id: id } = visit;
  const navigate = useNavigate();
  const [picked, setPicked] = useVisitChoice(useMemo(() => ({ reschedule: id }), [id]));
  const [missing, setMissing] = useState<Missing | null>(null);
  const [confirming, setConfirming] = useState(false);
  const typed = useTypedDay();
  const { date } = picked;
  const day = useQuery(newTimesQuery(id, date));
  const time = availableTime(picked.time, day.data?.availableSlots);
  const moving = useReschedule(visit, {
    onMoving,
    onMoved: () => void navigate(LIST),
    onTaken: () => setPicked({ time: null }),
    onSettled: () => setConfirming(false),
  });
  const pick = (next: Partial<Choice>) => {
    setMissing(null);
    moving.clearRefusal();
    typed.reset();
    setPicked(next);
  };
  const proceed = (): Missing | null => {
    if (typed.problem !== null) return { date: typed.problem, time: null };
    const lacking = missingIn({ date, time, stylistId: null });
    setMissing(lacking);
    if (!lacking) setConfirming(true);
    return lacking;
  };
  return {
    date,
    time,
    day,
    calendar: useFreeDays((month) => newDaysQuery(id, month)),
    missing,
    typed,
    pick,
    proceed,
    moving,
    confirming,
    stop: () => setConfirming(false),
  };
}

const leadOf = (visit: Appointment): string =>
  isUnplaced(visit)
    ? visit.prepaid
      ? 'The price is paid and counts for the time you choose.'
      : 'Your booking fee is paid and counts for the time you choose.'
    : `Your services stay as you booked them, and your ${paidOnlineWord(visit)} moves along.`;

/**
 * Days and times of the booking screen for a visit that is already booked; only the time can change here (decision
 * C10).
 */
export function ChooseNewTime({ visit, onMoving }: Props) {
  const { date, time, day, calendar, missing, typed, pick, proceed, moving, confirming, stop } = useMoving(
    visit,
    onMoving,
  );
  const sections = useSections();
  const confirm = () => {
    const lacking = proceed();
    if (lacking) sections.focusMissing(lacking);
  };
  const to = date !== null && time !== null ? { date, startTime: time } : null;
  return (
    <>
      <Page>
        <Link className="way-back" to={LIST}>
          <ArrowLeft aria-hidden="true" />
          {isUnplaced(visit) ? 'My Appointments' : 'Keep the time you have'}
        </Link>
        <div className="split-view split-booking">
          <div className="choosing">
            <div className="screen-head">
              <div>
                <h1>Choose another time</h1>
                <p>{leadOf(visit)}</p>
              </div>
            </div>
            <PickDateTime
              calendar={calendar}
              day={day}
              date={date}
              time={time}
              missing={missing}
              typed={typed}
              sections={sections}
              onPick={pick}
              notice={moving.refusal?.kind === 'taken' && <RefusalNotice refusal={moving.refusal} />}
            />
          </div>
          <MoveSlip visit={visit} date={date} time={time} refusal={moving.refusal} onProceed={confirm} />
        </div>
      </Page>
      <ActionBar
        label="New time"
        value={to ? formatTime(to.startTime) : 'Not chosen yet'}
        detail={to ? formatDate(to.date, 'MMM d, yyyy') : undefined}
      >
        <Button variant="primary" onClick={confirm}>
          Reschedule
        </Button>
      </ActionBar>
      {to && (
        <MoveDialog
          visit={visit}
          to={to}
          open={confirming}
          busy={moving.busy}
          onConfirm={() => moving.move(to)}
          onCancel={stop}
        />
      )}
    </>
  );
}
