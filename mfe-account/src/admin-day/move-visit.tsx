import { type Appointment, type DayStylist, type DayVisit, DESK_LENGTHS } from '@salon/contracts';
import { Button, SelectField, TextField } from '@salon/ui';
import { formatTime } from '@salon/web-kit';
import { useState } from 'react';
import type { RunningChange } from '../admin-actions/use-desk-change.js';
import { NewTimeFields, NewTimeHint, useNewTime } from '../admin-visit/choose-time.js';
import { mailWords } from '../admin-visit/mail.rules.js';
import { nameOptions } from '../screen/name-options.js';
import { useNow } from '../visit/use-now.js';
import { moveVisit, reassign } from './day.api.js';

interface Props {
  visit: Appointment & Partial<Pick<DayVisit, 'moveNeedsReason'>>;
  change: RunningChange;
  /** While any change of the visit is saved, its panel stays open. */
  isBusy: boolean;
  /** Closes the panel, so that the new place is chosen on the board. */
  onPickUp(): void;
}

function moveTo(visit: Appointment, date: string, startTime: string, reason: string) {
  const stylistId = visit.stylist._id;
  const from = { date: visit.date, startTime: visit.startTime, stylistId };
  return moveVisit(visit, { date, startTime, stylistId, from, tell: visit.user.email !== '', reason });
}

/** Said before a move whose undo would bring back a time that has passed; '' for another one. */
export const useFinalMoveText = ({ startsAt }: Pick<Appointment, 'startsAt'>): string =>
  new Date(startsAt) <= useNow() ? ' The visit has begun, so this cannot be undone.' : '';

/** Moves the visit to another time of its stylist. */
export function MoveVisit({ visit, change, isBusy, onPickUp }: Props) {
  const choice = useNewTime(visit, { stylistId: visit.stylist._id });
  const { date, time } = choice;
  const [reason, setReason] = useState('');
  const needsReason = visit.moveNeedsReason ?? null;
  const final = useFinalMoveText(visit);
  return (
    <div className="visit-panel__change">
      <NewTimeFields label="Move to" choice={choice} />
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
        disabled={choice.times.length === 0 || (needsReason !== null && reason.trim() === '')}
        aria-disabled={time === undefined}
        busy={change.isPending}
        onClick={() => {
          if (!time) return;
          choice.setChosen(time);
          change.mutate({ run: () => moveTo(visit, date, time, reason), done: 'Moved' });
        }}
      >
        Move
      </Button>
      <NewTimeHint
        choice={choice}
        effect={(when) => `From ${formatTime(visit.startTime)} to ${when}. ${mailWords(visit)}${final}`}
        none={
          `No time of the grid is free with ${visit.stylist.name} on this day.` +
          (date === visit.date ? ' The board also takes times between those of the grid.' : '')
        }
      />
      <Button variant="text" disabled={isBusy} onClick={onPickUp}>
        Choose the place on the board
      </Button>
    </div>
  );
}

interface GiveProps extends Pick<Props, 'change'> {
  visit: Appointment;
  stylists: readonly DayStylist[];
}

/** Assigns the visit to another stylist at the same time. */
export function GiveTo({ visit, stylists, change }: GiveProps) {
  const others = stylists.filter(({ _id, shifts }) => _id !== visit.stylist._id && shifts.length > 0);
  const [chosen, setChosen] = useState('');
  /** None once the chosen one has the visit, so that a repeated press does not give it to the next one. */
  const to = others.find(({ _id }) => chosen === '' || _id === chosen);
  if (others.length === 0) return null;
  const give = () => {
    if (!to) return;
    setChosen(to._id);
    change.mutate({ run: () => reassign(visit, to._id), done: `${to.name} takes it now` });
  };
  return (
    <div className="visit-panel__change">
      <SelectField label="Give to" value={to?._id ?? ''} onChange={(event) => setChosen(event.target.value)}>
        {to === undefined && <option value="">Choose …</option>}
        {nameOptions(others)}
      </SelectField>
      <Button variant="line" aria-disabled={to === undefined} busy={change.isPending} onClick={give}>
        Give
      </Button>
      {to && <p className="hint">{mailWords(visit, `${to.name} instead of ${visit.stylist.name}`)}</p>}
    </div>
  );
}
