import {
  DESK,
  DESK_LENGTHS,
  type DeskPlace,
  deskTimeProblem,
  messages,
  type SalonDay,
  UNDO_PERIOD,
} from '@salon/contracts';
import { DAY_MINUTES, HOUR_MINUTES, type LocalTime, minutesOf, timeOf } from '@salon/kernel';
import { Button, SelectField, TextField } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { formatTime } from '@salon/web-kit';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { type RunningChange, useDeskChange } from '../admin-actions/use-desk-change.js';
import { blockOf, blockTime, freeBlock } from './day.api.js';
import { FreePlaces } from './free-places.js';
import { nameOptions } from '../screen/name-options.js';

/** Blocked time ends on its day. */
const LATEST_END = DAY_MINUTES - DESK.stepMinutes;

type Place = Omit<DeskPlace, 'date'>;

/** What is typed to block a time. */
export interface BlockDraft extends Place {
  endTime: LocalTime;
  reason: string;
}

/** An hour from the place that was chosen for a visit. @param until the end of the gap that was pressed, in minutes */
export function blockFrom({ startTime, stylistId }: Place, until: number, reason: string): BlockDraft {
  const start = minutesOf(startTime);
  const endTime = timeOf(Math.min(until > start ? until : LATEST_END, start + HOUR_MINUTES, LATEST_END));
  return { startTime, endTime, stylistId, reason };
}

interface Props {
  day: Pick<SalonDay, 'date' | 'stylists'>;
  draft: BlockDraft;
  onDraft(draft: BlockDraft): void;
  change: RunningChange;
  /** Before the fields. */
  notice: ReactNode;
  /** Back to the visit, with what was typed. */
  onLeave(): void;
}

/** Blocks a part of a gap for bookings, with a reason. */
export function BlockPanel({ day, draft, onDraft, change, notice, onLeave }: Props) {
  const { startTime, endTime, stylistId, reason } = draft;
  const [refused, setRefused] = useState<Error | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate({
      run: () => blockTime({ ...draft, date: day.date }),
      done: 'The time is blocked',
      refused: setRefused,
    });
  };
  return (
    <form className="desk-form" onSubmit={save}>
      {notice}
      <FreePlaces error={refused} fallback={messages.blockFailed} onChoose={() => setRefused(null)} />
      <TextField
        label="Why is it blocked?"
        hint="For the salon alone. Guests only read that nobody is free."
        autoFocus
        required
        maxLength={DESK_LENGTHS.reason}
        value={reason}
        onChange={({ target: { value } }) => onDraft({ ...draft, reason: value })}
      />
      <SelectField
        label="Of"
        value={stylistId}
        onChange={({ target }) => onDraft({ ...draft, stylistId: target.value })}
      >
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
          onChange={({ target: { value } }) => onDraft({ ...draft, startTime: value })}
        />
        <TextField
          label="To"
          type="time"
          step={DESK.stepMinutes * 60}
          required
          value={endTime}
          onChange={({ target: { value } }) => onDraft({ ...draft, endTime: value })}
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

interface FreeProps {
  id: string;
  day: Pick<SalonDay, 'date' | 'stylists'>;
  onClose(): void;
}

/** Which time is freed. */
function blockWords(block: ReturnType<typeof blockOf>): string {
  if (!block) return 'It';
  const { name, start, end, note } = block;
  return `The time of ${name} from ${formatTime(start)} to ${formatTime(end)}${note && ` (${note})`}`;
}

/** Asks for confirmation before blocked time can be booked again, until it can be. */
export function FreeBlock({ id, day, onClose }: FreeProps) {
  const change = useDeskChange(onClose);
  const block = blockOf(day, id);
  const isFree = block === undefined && !change.isPending;
  useEffect(() => {
    if (isFree) onClose();
  }, [isFree, onClose]);
  return (
    <ConfirmDialog
      open
      title="Free this time?"
      text={`${blockWords(block)} can be booked again. You can undo it for ${UNDO_PERIOD}.`}
      confirmLabel="Free it"
      cancelLabel="Leave it"
      busy={change.isPending}
      onConfirm={() => change.mutate({ run: () => freeBlock(id, day.date), done: 'The time is free again' })}
      onCancel={onClose}
    />
  );
}
