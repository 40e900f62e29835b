import { DESK_LENGTHS, messages } from '@salon/contracts';
import { minutesOf, timeOf } from '@salon/kernel';
import { Button, Checkbox, TextField } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { type FormEvent, useState } from 'react';
import type { Target } from '../admin-board/board.rules.js';
import { type Move, type Moving, originOf } from '../admin-board/use-moving.js';
import { moveVisit } from './day.api.js';
import { mailWords } from '../admin-visit/mail.rules.js';
import { FreePlaces } from './free-places.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';

interface Props {
  date: string;
  move: Move;
  moving: Moving;
}

/**
 * Asks for confirmation before a move is saved: old place, new place, and whether the customer gets a mail. A refused
 * move is reverted.
 */
export function MoveDialog({ date, move, moving }: Props) {
  const { visit } = move;
  const [tell, setTell] = useState(visit.user.email !== '');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Error | null>(null);
  const [to, setTo] = useState<Target>({ start: move.start, columnId: move.columnId });
  const change = useDeskChange(moving.end);
  const place = ({ start, columnId }: Target) => ({ date, startTime: timeOf(start), stylistId: columnId });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    setRefused(null);
    change.mutate({
      run: () => moveVisit(visit._id, { ...place(to), from: place(originOf(visit)), tell, reason }),
      done: `${visit.user.name} is at ${moving.words(to)} now`,
      refused: (error) => {
        setRefused(error);
        moving.aim(originOf(visit));
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(wanted) => !wanted && !change.isPending && moving.leave()}
      title={`Move ${visit.user.name}?`}
      description={`From ${moving.words(originOf(visit))} to ${moving.words(to)}.`}
    >
      <form className="desk-form" onSubmit={save}>
        <FreePlaces
          error={refused}
          fallback={messages.visitDecisionFailed}
          onChoose={({ startTime, stylistId }) => {
            const target = { start: minutesOf(startTime), columnId: stylistId };
            setTo(target);
            moving.aim(target);
            setRefused(null);
          }}
        />
        {visit.moveNeedsReason !== null && (
          <TextField
            label="Why"
            hint={visit.moveNeedsReason}
            maxLength={DESK_LENGTHS.reason}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {visit.user.email === '' ? (
          <p className="hint">{mailWords(visit)}</p>
        ) : (
          <Checkbox
            label="Tell the customer by mail"
            checked={tell}
            onChange={({ target }) => setTell(target.checked)}
          />
        )}
        <div className="desk-form__foot">
          <Button type="submit" variant="primary" busy={change.isPending}>
            Move
          </Button>
          <Button onClick={moving.leave} disabled={change.isPending}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
