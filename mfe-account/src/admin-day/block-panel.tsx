import { DESK, type DeskPlace, DESK_LENGTHS, deskTimeProblem, messages, type SalonDay } from '@salon/contracts';
import { DAY_MINUTES, HOUR_MINUTES, minutesOf, timeOf } from '@salon/kernel';
import { Button, SelectField, TextField } from '@salon/ui';
import { type FormEvent, useState } from 'react';
import type { RunningChange } from '../admin-actions/use-desk-change.js';
import { blockTime } from './day.api.js';
import { FreePlaces } from './free-places.js';
import { nameOptions } from '../screen/name-options.js';

/** Blocked time ends on its day. */
const LATEST_END = DAY_MINUTES - DESK.stepMinutes;

interface Props {
  day: Pick<SalonDay, 'date' | 'stylists'>;
  /** The place that was chosen for a visit. */
  from: Pick<DeskPlace, 'startTime' | 'stylistId'>;
  /** The end of the gap that was pressed. */
  until: number;
  change: RunningChange;
  reason: string;
  onReason(reason: string): void;
  /** Back to the visit, with what was typed. */
  onLeave(): void;
}

/** Blocks a part of a gap for bookings, with a reason. */
export function BlockPanel({ day, from, until, change, reason, onReason, onLeave }: Props) {
  const start = minutesOf(from.startTime);
  const [startTime, setStart] = useState(from.startTime);
  const [endTime, setEnd] = useState(
    timeOf(Math.min(until > start ? until : LATEST_END, start + HOUR_MINUTES, LATEST_END)),
  );
  const [stylistId, setStylist] = useState(from.stylistId);
  const [refused, setRefused] = useState<Error | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const block = { date: day.date, startTime, endTime, stylistId, reason };
    change.mutate({ run: () => blockTime(block), done: 'The time is blocked', refused: setRefused });
  };
  return (
    <form className="desk-form" onSubmit={save}>
      <FreePlaces error={refused} fallback={messages.blockFailed} onChoose={() => setRefused(null)} />
      <TextField
        label="Why is it blocked?"
        hint="For the salon alone. Guests only read that nobody is free."
        autoFocus
        required
        maxLength={DESK_LENGTHS.reason}
        value={reason}
        onChange={({ target: { value } }) => onReason(value)}
      />
      <SelectField label="Of" value={stylistId} onChange={({ target }) => setStylist(target.value)}>
        {nameOptions(day.stylists)}
      </SelectField>
      <div className="desk-form__pair">
        <TextField
          label="From"
          type="time"
          step={DESK.stepMinutes * 60}
          required
          value={startTime}
          error={(refused && deskTimeProblem(startTime)) || undefined}
          onChange={({ target: { value } }) => setStart(value)}
        />
        <TextField
          label="to"
          type="time"
          step={DESK.stepMinutes * 60}
          required
          value={endTime}
          onChange={({ target: { value } }) => setEnd(value)}
        />
      </div>
      <div className="desk-form__foot">
        <Button type="submit" variant="primary" busy={change.isPending}>
          Block
        </Button>
        <Button variant="text" disabled={change.isPending} onClick={onLeave}>
          Book a visit instead
        </Button>
      </div>
    </form>
  );
}
