import { type Appointment, type DayVisit, DESK_LENGTHS, messages } from '@salon/contracts';
import { Button, SelectField, TextField } from '@salon/ui';
import { formatDate, formatTime } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import type { RunningChange } from '../admin-actions/use-desk-change.js';
import { mailWords } from '../admin-visit/mail.rules.js';
import { isWholeDay } from '../filters/whole-day.rules.js';
import { LoadFailed } from '../screen/load-failed.js';
import { moveVisit } from './day.api.js';
import { newTimesQuery } from './day.queries.js';

interface Props {
  visit: Appointment & Partial<Pick<DayVisit, 'moveNeedsReason'>>;
  change: RunningChange;
  /** Closes the panel, so that the new place is chosen on the board. */
  onPickUp(): void;
}

function moveTo(visit: Appointment, date: string, startTime: string, reason: string) {
  const stylistId = visit.stylist._id;
  const from = { date: visit.date, startTime: visit.startTime, stylistId };
  return moveVisit(visit._id, { date, startTime, stylistId, from, tell: visit.user.email !== '', reason });
}

/** Moves the visit to another time of its stylist. */
export function MoveVisit({ visit, change, onPickUp }: Props) {
  const [date, setDate] = useState(visit.date);
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const needsReason = visit.moveNeedsReason ?? null;
  const wanted = { date, stylistId: visit.stylist._id };
  const query = useQuery({ ...newTimesQuery(visit._id, wanted), enabled: isWholeDay(date) });
  const { data, isFetching } = query;
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
      {needsReason !== null && (
        <div className="visit-panel__why">
          <TextField
            label="Why"
            hint={needsReason}
            maxLength={DESK_LENGTHS.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      <Button
        variant="line"
        disabled={time === undefined || (needsReason !== null && reason.trim() === '')}
        busy={change.isPending}
        onClick={() => time && change.mutate({ run: () => moveTo(visit, date, time, reason), done: 'Moved' })}
      >
        Move
      </Button>
      <p className="hint" aria-live="polite">
        {time
          ? `From ${formatTime(visit.startTime)} to ${formatDate(date)}, ${formatTime(time)}. ${mailWords(visit)}`
          : isFetching
            ? 'Looking for free times …'
            : data && (data.closed ?? `${visit.stylist.name} has no free time on this day.`)}
      </p>
      <LoadFailed query={query} failed={messages.slotsFailed} />
      <Button variant="text" disabled={change.isPending} onClick={onPickUp}>
        Choose the place on the board
      </Button>
    </div>
  );
}
