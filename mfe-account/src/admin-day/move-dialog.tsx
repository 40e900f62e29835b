import { type DayVisit, DESK_LENGTHS, type DeskPlace, messages } from '@salon/contracts';
import { minutesOf, timeOf } from '@salon/kernel';
import { Button, Checkbox, TextField } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { ApiError } from '@salon/web-kit';
import { type FormEvent, useDeferredValue, useEffect, useState } from 'react';
import type { Target } from '../admin-board/board.rules.js';
import { type ConfirmedMoving, isAt, type Move, originOf } from '../admin-board/use-moving.js';
import { moveVisit } from './day.api.js';
import { mailWords } from '../admin-visit/mail.rules.js';
import { FreePlaces } from './free-places.js';
import { useFinalMoveText } from './move-visit.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { customerName, CustomerName } from '../visit/customer-name.js';

interface Props {
  date: string;
  move: Move;
  moving: ConfirmedMoving;
  /** The visit as it is on the day by now; undefined once it has left the day. */
  current: DayVisit | undefined;
}

/**
 * The input of a move, and its call. After a refusal because a colleague has moved the visit, the next press moves it
 * from its new place, which the dialog names by then.
 */
function useMove({ date, move: { visit, start, columnId }, moving, current }: Props) {
  const [tell, setTell] = useState(visit.user.email !== '');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Error | null>(null);
  /** The visit as it was when a colleague turned out to have moved it. */
  const [outdated, setOutdated] = useState<DayVisit | null>(null);
  const [to, setTo] = useState<Target>({ start, columnId });
  const change = useDeskChange(moving.end);
  const { rebase, setTarget } = moving;
  const isRebasing = outdated === visit && current !== undefined && !isAt(originOf(current), originOf(visit));
  useEffect(() => {
    if (isRebasing) rebase(current);
  });
  const place = (target: Target) => ({ date, startTime: timeOf(target.start), stylistId: target.columnId });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    setRefused(null);
    change.mutate({
      run: () => moveVisit(visit, { ...place(to), from: place(originOf(visit)), tell, reason }),
      done: `${customerName(visit)} is at ${moving.describe(to)} now`,
      refused: (error) => {
        setRefused(error);
        setOutdated(error instanceof ApiError && error.code === 'VISIT_CHANGED' ? visit : null);
        setTarget(originOf(visit));
      },
    });
  };
  const choose = ({ startTime, stylistId }: DeskPlace) => {
    const target = { start: minutesOf(startTime), columnId: stylistId };
    setTo(target);
    setTarget(target);
    setRefused(null);
  };
  return { to, tell, setTell, reason, setReason, refused, save, choose, isPending: change.isPending };
}

/**
 * Asks for confirmation before a move is saved: old place, new place, and whether the customer gets a mail. A refused
 * move is reverted.
 */
export function MoveDialog(props: Props) {
  const { move, moving, current } = props;
  const { to, tell, setTell, reason, setReason, refused, save, choose, isPending } = useMove(props);
  const { user } = move.visit;
  const { moveNeedsReason } = current ?? move.visit;
  const final = useFinalMoveText(current ?? move.visit);
  const isSameTime = to.start === originOf(move.visit).start;
  const leave = current ? moving.cancel : moving.end;
  // 'Leave it' comes after the dialog has taken the focus: Enter confirms when there is no field.
  const isOpen = useDeferredValue(true, false);
  return (
    <Dialog
      open
      onOpenChange={(wanted) => !wanted && !isPending && leave()}
      title={
        <>
          Move <CustomerName of={move.visit} />?
        </>
      }
      description={`From ${moving.describe(originOf(move.visit))} to ${moving.describe(to)}.${final}`}
    >
      <form className="desk-form" onSubmit={save}>
        <FreePlaces error={refused} fallback={messages.visitDecisionFailed} onChoose={choose} />
        {moveNeedsReason !== null && !isSameTime && (
          <TextField
            label="Why"
            hint={moveNeedsReason}
            maxLength={DESK_LENGTHS.reason}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {user.email === '' ? (
          <p className="hint">{mailWords(move.visit)}</p>
        ) : (
          <Checkbox
            label="Tell the customer by mail"
            checked={tell}
            onChange={({ target }) => setTell(target.checked)}
          />
        )}
        <div className="desk-form__foot">
          {isOpen && (
            <Button onClick={leave} disabled={isPending}>
              Leave it
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isPending} disabled={!current && refused !== null}>
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
