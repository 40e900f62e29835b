import { type Appointment, messages } from '@salon/contracts';
import { Button, SelectField, TextField } from '@salon/ui';
import { formatDate, formatTime, messageOf } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { moveVisit } from './day.api.js';
import { newTimesQuery } from './day.queries.js';
import type { useDeskChange } from './use-desk-change.js';

interface Props {
  visit: Appointment;
  change: ReturnType<typeof useDeskChange>;
}

/** The visit gets another time. */
export function MoveVisit({ visit, change }: Props) {
  const [date, setDate] = useState(visit.date);
  const [chosen, setChosen] = useState('');
  const { data, error, isFetching } = useQuery(newTimesQuery(visit._id, date));
  const times = (data?.availableSlots ?? []).filter((time) => date !== visit.date || time !== visit.startTime);
  const time = times.includes(chosen) ? chosen : times[0];
  return (
    <div className="visit-panel__change">
      <TextField label="Move to" type="date" value={date} onChange={(event) => setDate(event.target.value)} />
      <SelectField
        label="at"
        value={time ?? ''}
        disabled={time === undefined}
        onChange={(event) => setChosen(event.target.value)}
      >
        {times.map((each) => (
          <option key={each} value={each}>
            {formatTime(each)}
          </option>
        ))}
      </SelectField>
      <Button
        variant="line"
        disabled={time === undefined || isFetching}
        busy={change.isPending}
        onClick={() => time && change.mutate({ run: () => moveVisit(visit._id, date, time), done: 'Moved' })}
      >
        Move
      </Button>
      <p className="hint" aria-live="polite">
        {error
          ? messageOf(error, messages.visitDecisionFailed)
          : time
            ? `From ${formatTime(visit.startTime)} to ${formatDate(date)}, ${formatTime(time)}. The customer is mailed.`
            : isFetching
              ? 'Looking for free times …'
              : (data?.closed ?? 'No free time on this day.')}
      </p>
    </div>
  );
}
