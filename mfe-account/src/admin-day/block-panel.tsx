import { DESK_LENGTHS, messages } from '@salon/contracts';
import { timeOf } from '@salon/kernel';
import { Button, TextField } from '@salon/ui';
import { type FormEvent, useState } from 'react';
import type { Target } from '../admin-board/board.rules.js';
import { blockTime } from './day.api.js';
import { FreePlaces } from './free-places.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';

const HOUR = 60;
/** Blocked time ends on its day, in steps of five minutes. */
const LATEST_END = 24 * HOUR - 5;

interface Props {
  date: string;
  target: Target;
  /** The end of the gap. */
  until: number;
  onDirty(isDirty: boolean): void;
  onDone(): void;
}

/** Blocks a part of a gap for bookings, with a reason. */
export function BlockPanel({ date, target, until, onDirty, onDone }: Props) {
  const [startTime, setStart] = useState(timeOf(target.start));
  const [endTime, setEnd] = useState(timeOf(Math.min(until, target.start + HOUR, LATEST_END)));
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Error | null>(null);
  const change = useDeskChange(onDone);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const block = { date, startTime, endTime, stylistId: target.columnId, reason };
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
        onChange={({ target: { value } }) => {
          setReason(value);
          onDirty(value !== '');
        }}
      />
      <div className="desk-form__pair">
        <TextField
          label="From"
          type="time"
          step={300}
          required
          value={startTime}
          onChange={({ target: { value } }) => setStart(value)}
        />
        <TextField
          label="to"
          type="time"
          step={300}
          required
          value={endTime}
          onChange={({ target: { value } }) => setEnd(value)}
        />
      </div>
      <div className="desk-form__foot">
        <Button type="submit" variant="primary" busy={change.isPending}>
          Block
        </Button>
      </div>
    </form>
  );
}
