import type { AppointmentMove, AppointmentStatus, VisitProgress, VisitRecord } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { formatLkr, lkr } from '@salon/kernel';
import { useState } from 'react';

import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { CancelVisit } from './cancel-visit.js';
import { changeStatus, markProgress } from './visit.api.js';

type Step = AppointmentStatus | VisitProgress;

/** What a step is called at the desk, and said to be once it is done. */
const STEPS: Partial<Record<Step, { label: string; done: string }>> = {
  arrived: { label: 'Arrived', done: 'Arrived' },
  started: { label: 'Started', done: 'Started' },
  confirmed: { label: 'Fee paid at the desk', done: 'Confirmed, paid at the desk' },
  completed: { label: 'Completed', done: 'Completed' },
  no_show: { label: 'Did not come', done: 'Marked as not come' },
};

/** LKR. */
const inWords = (amount: number): string => formatLkr(lkr(amount));

/** A hold that is paid as a whole is confirmed with its whole price. */
const labelOf = (to: Step, { prepaid }: VisitRecord['visit']): string | undefined =>
  to === 'confirmed' && prepaid ? 'Price paid at the desk' : STEPS[to]?.label;

/** What somebody should know before the step; null when it can simply be done. */
function warningOf({ to, undoable, why }: AppointmentMove, { visit, money }: VisitRecord): string | null {
  const final = undoable ? '' : ` This cannot be undone: ${why}.`;
  if (to === 'completed' && money.payable > 0)
    return `${inWords(visit.due)} is still due. Completed says that it was paid; how can be noted afterwards too.${final}`;
  if (to === 'confirmed' && visit.prepaid)
    return `${inWords(visit.appointmentFee + visit.prepaid)} counts as paid in cash: this customer pays the whole price in advance.${final}`;
  return undoable ? null : final.trim();
}

interface Props {
  record: VisitRecord;
  /** After a change of status. */
  onDone(): void;
}

/** The steps of a visit that can be noted now; each says first when it cannot be undone. */
export function VisitSteps({ record, onDone }: Props) {
  const { visit, progress } = record;
  const [asked, setAsked] = useState<AppointmentMove | null>(null);
  const change = useDeskChange(onDone);
  const noted = useDeskChange(() => undefined);
  const done = (to: Step) => STEPS[to]?.done ?? 'Changed';
  const move = ({ to }: AppointmentMove) => change.mutate({ run: () => changeStatus(visit._id, to), done: done(to) });
  const moves = (visit.moves ?? []).filter(({ to }) => to !== 'cancelled' && !(to === 'no_show' && visit.progress));
  const cancelling = visit.moves?.find(({ to }) => to === 'cancelled');
  if (moves.length + progress.length === 0 && !cancelling) return null;
  const isBusy = change.isPending || noted.isPending;
  return (
    <div className="visit-panel__acts">
      {progress.map((to, at) => (
        <Button
          key={to}
          variant={at === 0 ? 'primary' : 'line'}
          disabled={isBusy}
          onClick={() => noted.mutate({ run: () => markProgress(visit._id, to), done: done(to) })}
        >
          {STEPS[to]?.label}
        </Button>
      ))}
      {moves.map((each) => (
        <Button
          key={each.to}
          variant={progress.length > 0 ? 'line' : 'primary'}
          disabled={isBusy}
          onClick={() => (warningOf(each, record) === null ? move(each) : setAsked(each))}
        >
          {labelOf(each.to, visit)}
        </Button>
      ))}
      {cancelling && <CancelVisit record={record} move={cancelling} onDone={onDone} />}
      <ConfirmDialog
        open={asked !== null}
        title={`${labelOf(asked?.to ?? 'completed', visit)}?`}
        text={asked && warningOf(asked, record)}
        confirmLabel={labelOf(asked?.to ?? 'completed', visit) ?? 'Do it'}
        cancelLabel="Leave it"
        onConfirm={() => {
          if (asked) move(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
