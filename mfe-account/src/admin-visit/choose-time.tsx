import { type Appointment, type Availability, isUnplaced, messages } from '@salon/contracts';
import { isWholeDay } from '@salon/kernel';
import { Button, SelectField, TextField } from '@salon/ui';
import { formatDate, formatTime, salonToday } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { Refusal } from '../admin-actions/refusal.js';
import { type RunningChange, useDeskChange } from '../admin-actions/use-desk-change.js';
import { LoadFailed } from '../screen/load-failed.js';
import { useNextFocus } from '../screen/use-next-focus.js';
import { mailWords } from './mail.rules.js';
import { giveTime } from './visit.api.js';
import { newTimesQuery } from './visit.queries.js';

/** A day, first the visit's own, and one of its times that the visit can get; none once the chosen one is gone. */
export function useNewTime(
  visit: Appointment,
  { from = visit.date, ...wanted }: { from?: string; stylistId?: string },
) {
  const [date, setDate] = useState(from);
  const [chosen, setChosen] = useState('');
  const query = useQuery({ ...newTimesQuery(visit._id, { date, ...wanted }), enabled: isWholeDay(date) });
  const isOwn = (time: string): boolean => !isUnplaced(visit) && date === visit.date && time === visit.startTime;
  const times = (query.data?.availableSlots ?? []).filter((time) => !isOwn(time));
  const time = times.find((each) => chosen === '' || each === chosen);
  return { date, setDate, times, time, chosen, setChosen, query };
}

interface FieldsProps {
  /** Of the day. */
  label: string;
  choice: ReturnType<typeof useNewTime>;
}

/** The fields of the day and its time. */
export const NewTimeFields = ({ label, choice: { date, setDate, times, time, setChosen } }: FieldsProps) => (
  <>
    <TextField label={label} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
    <SelectField
      label="at"
      value={time ?? ''}
      disabled={times.length === 0}
      onChange={(event) => setChosen(event.target.value)}
    >
      {times.length > 0 && time === undefined && <option value="">Choose …</option>}
      {times.map((each) => (
        <option key={each} value={each}>
          {formatTime(each)}
        </option>
      ))}
    </SelectField>
  </>
);

interface HintProps extends Pick<FieldsProps, 'choice'> {
  /** What the chosen time means. */
  effect(when: string): string;
  /** Why an open day has no time. */
  none: string;
}

const longDateTime = (date: string, time: string): string => `${formatDate(date)}, ${formatTime(time)}`;

/** Why a day has no time, and which is the next one. */
function noTimeWords({ closed, nextFree }: Availability, none: string): string {
  const why = closed === null ? none : closed.replace(/[.!?]?$/, '.');
  return nextFree
    ? `${why} The next free time is ${longDateTime(nextFree.date, nextFree.time)}.`
    : `${why} There is no free time on a later day.`;
}

/** The effect of the chosen time, or why there is none and which is the next one. */
export const NewTimeHint = ({ choice: { date, time, times, chosen, query }, effect, none }: HintProps) => (
  <>
    <p className="hint" aria-live="polite">
      {time
        ? effect(longDateTime(date, time))
        : times.length > 0
          ? `${formatTime(chosen)} is not among the free times of this day. Please choose another.`
          : query.isFetching
            ? 'Looking for free times …'
            : query.data && noTimeWords(query.data, none)}
    </p>
    <LoadFailed query={query} failed={messages.slotsFailed} />
  </>
);

function TimeForm({ visit, change }: { visit: Appointment; change: RunningChange }) {
  const today = salonToday();
  const choice = useNewTime(visit, { from: visit.date < today ? today : visit.date });
  const remember = useNextFocus();
  const { date, time } = choice;
  return (
    <form
      className="visit-panel__change"
      onSubmit={(event) => {
        event.preventDefault();
        if (!time || change.isPending) return;
        remember(event.currentTarget);
        choice.setChosen(time);
        const done = `Confirmed for ${longDateTime(date, time)}`;
        change.mutate({ run: () => giveTime(visit, { date, startTime: time }), done });
      }}
    >
      <p className="hint">
        It was paid after its time had been taken. With another time it is confirmed, and nothing is refunded. Without
        one, please refund it under <Link to="/admin/tasks">Open tasks</Link>.
      </p>
      <NewTimeFields label="Confirm for" choice={choice} />
      <Button
        type="submit"
        variant="primary"
        disabled={choice.times.length === 0}
        aria-disabled={time === undefined}
        busy={change.isPending}
      >
        Confirm
      </Button>
      <NewTimeHint
        choice={choice}
        effect={(when) => `${when} with ${visit.stylist.name}, or with a colleague who is free. ${mailWords(visit)}`}
        none="Nobody is free for it on this day."
      />
    </form>
  );
}

/** Gives a paid visit without a time another one. A refusal stays when somebody else has given it one meanwhile. */
export function ChooseTime({ visit }: { visit: Appointment }) {
  const change = useDeskChange(() => undefined, { isForm: true, visitId: visit._id });
  const isWithoutTime = isUnplaced(visit);
  if (!isWithoutTime && !change.error) return null;
  return (
    <section className="visit-part" aria-labelledby="visit-time">
      <h2 id="visit-time">Choose another time</h2>
      {isWithoutTime && <TimeForm visit={visit} change={change} />}
      <Refusal change={change} />
    </section>
  );
}
