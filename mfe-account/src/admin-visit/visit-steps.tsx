import {
  type AppointmentMove,
  type AppointmentStatus,
  type ChangedVisit,
  PROGRESS_NAMES,
  type VisitProgress,
  type VisitRecord,
} from '@salon/contracts';
import { ConfirmDialog } from '@salon/ui/dialog';
import { moneyText } from '@salon/kernel';
import { useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { RemovedButton } from '../screen/removed-button.js';
import { changeStatus, markProgress } from './visit.api.js';
import { BEING_CHECKED, isBeingChecked } from './visit.rules.js';

type Step = AppointmentStatus | VisitProgress;

interface StepTexts {
  label: string;
  /** The message once it is done. */
  done: string;
}

const STEPS: Record<VisitProgress, StepTexts> & Partial<Record<AppointmentStatus, StepTexts>> = {
  arrived: { label: PROGRESS_NAMES.arrived, done: PROGRESS_NAMES.arrived },
  started: { label: PROGRESS_NAMES.started, done: PROGRESS_NAMES.started },
  confirmed: { label: 'Fee paid at the desk', done: 'Confirmed, paid at the desk' },
  completed: { label: 'Completed', done: 'Completed' },
  no_show: { label: 'Did not come', done: 'Marked as a no-show' },
};

/** Confirming a hold with full payment takes the whole price. */
const labelOf = (to: Step, { prepaid }: VisitRecord['visit']): string | undefined =>
  to === 'confirmed' && prepaid ? 'Price paid at the desk' : STEPS[to]?.label;

/** After a no-show, what is owed for it. @param due LKR */
const missedText = (due: number): string =>
  `Marked as a no-show${due > 0 ? `: ${moneyText(due)} is owed` : ''}. The customer is not mailed.`;

/** What to know before a hold counts as paid at the desk. */
const confirmingWarnings = (visit: VisitRecord['visit']): string[] => [
  ...(isBeingChecked(visit) ? [`${BEING_CHECKED} If it goes through, it will be refunded.`] : []),
  ...(visit.prepaid
    ? [
        `${moneyText(visit.appointmentFee + visit.prepaid)} counts as paid in cash: ` +
          'this customer pays the whole price in advance.',
      ]
    : []),
];

/** A warning before the step; null when it needs none. */
function warningOf({ to, undoable, why }: AppointmentMove, { visit, money }: VisitRecord): string | null {
  const final = undoable ? '' : ` This cannot be undone: ${why}.`;
  if (to === 'completed' && money.payable > 0)
    return (
      `${moneyText(visit.due)} is still due. Completing records it as paid. You can note later how it was paid. ` +
      `If the customer still owes it, leave the visit as it is.${final}`
    );
  const warnings = to === 'confirmed' ? confirmingWarnings(visit) : [];
  return `${warnings.join(' ')}${final}`.trim() || null;
}

interface Props {
  record: VisitRecord;
  /** After a change of status. */
  onDone(): void;
}

/** The available steps of a visit; a step that cannot be undone says so first. */
export function VisitSteps({ record, onDone }: Props) {
  const { visit, progress } = record;
  const [toConfirm, setToConfirm] = useState<AppointmentMove | null>(null);
  const change = useDeskChange<ChangedVisit>(onDone, { visitId: visit._id });
  const noted = useDeskChange(() => undefined, { visitId: visit._id });
  const done = (to: Step) => STEPS[to]?.done ?? 'Changed';
  const move = ({ to }: AppointmentMove) =>
    change.mutate({
      run: () => changeStatus(visit, to),
      done: ({ appointment }) => (to === 'no_show' ? missedText(appointment.due) : done(to)),
    });
  const moves = (visit.moves ?? []).filter(({ to }) => to !== 'cancelled');
  if (moves.length + progress.length === 0) return null;
  const isWaiting = change.isPending || noted.isPending;
  return (
    <div className="visit-steps" role="group" aria-label="Next steps">
      {progress.map((to, at) => (
        <RemovedButton
          key={to}
          variant={at === 0 ? 'primary' : 'line'}
          isWaiting={isWaiting}
          onPress={() => noted.mutate({ run: () => markProgress(visit, to), done: done(to) })}
        >
          {STEPS[to].label}
        </RemovedButton>
      ))}
      {moves.map((each) => (
        <RemovedButton
          key={each.to}
          variant={progress.length > 0 ? 'line' : 'primary'}
          isWaiting={isWaiting}
          onPress={() => (warningOf(each, record) === null ? move(each) : setToConfirm(each))}
        >
          {labelOf(each.to, visit)}
        </RemovedButton>
      ))}
      <ConfirmDialog
        open={toConfirm !== null}
        title={`${labelOf(toConfirm?.to ?? 'completed', visit)}?`}
        text={toConfirm && warningOf(toConfirm, record)}
        confirmLabel={labelOf(toConfirm?.to ?? 'completed', visit) ?? 'Do it'}
        cancelLabel="Leave it"
        onConfirm={() => {
          if (toConfirm) move(toConfirm);
          setToConfirm(null);
        }}
        onCancel={() => setToConfirm(null)}
      />
    </div>
  );
}
