import {
  type AppointmentMove,
  type CancelPreview,
  DESK_LENGTHS,
  UNDO_PERIOD,
  type VisitRecord,
} from '@salon/contracts';
import { moneyText } from '@salon/kernel';
import { Button, TextField } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { Refusal } from '../admin-actions/refusal.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { mailWords } from './mail.rules.js';
import { cancelVisit } from './visit.api.js';
import { beforeCancelling } from './visit.rules.js';

const PARTIES: Readonly<Record<CancelPreview['party'], string>> = {
  customer: 'The customer wants to cancel',
  salon: 'The salon cancels',
};

/** The amounts of the cancellation, in words. */
function consequenceOf({ refund, owed }: Pick<CancelPreview, 'refund' | 'owed'>): string {
  const back = refund > 0 ? `${moneyText(refund)} is refunded` : 'Nothing is refunded';
  return owed > 0 ? `${back}, ${moneyText(owed)} is owed` : `${back}, nothing is owed`;
}

interface Props {
  record: VisitRecord;
  move: AppointmentMove;
  onDone(): void;
}

/** Cancels a visit at the chosen party's request, with the consequences by the visit's policy. */
export function CancelAtDesk({ record: { visit, cancelling, money }, move, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const [party, setParty] = useState<CancelPreview['party']>('customer');
  const [reason, setReason] = useState('');
  const close = () => setOpen(false);
  const done = () => {
    close();
    onDone();
  };
  const change = useDeskChange(done, { isForm: true });
  const shown = cancelling.find((each) => each.party === party);
  const confirm = () => {
    if (shown) change.mutate({ run: () => cancelVisit(visit, { ...shown, reason }), done: 'Cancelled' });
  };
  if (money.deskPaid !== 0) return <p className="hint">To cancel: {beforeCancelling(money.deskPaid)}.</p>;
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Cancel the visit
      </Button>
      <ConfirmDialog
        open={open}
        title="Cancel the visit?"
        text={
          move.undoable
            ? `By the policy it was booked under. ${visit.status === 'confirmed' ? `${mailWords(visit)} ` : ''}` +
              `It can be undone for ${UNDO_PERIOD}.`
            : `This cannot be undone: ${move.why}.`
        }
        confirmLabel="Cancel the visit"
        cancelLabel="Leave it"
        danger
        busy={change.isPending}
        onConfirm={confirm}
        onCancel={close}
      >
        <fieldset className="visit-parties">
          <legend className="sr">Who cancels</legend>
          {cancelling.map((each) => (
            <label key={each.party} className="visit-party">
              <input type="radio" name="party" checked={party === each.party} onChange={() => setParty(each.party)} />
              <span>
                <strong>{PARTIES[each.party]}</strong>
                <span className="hint">{consequenceOf(each)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label="Reason, for the history"
          value={reason}
          maxLength={DESK_LENGTHS.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Refusal change={change} />
      </ConfirmDialog>
    </>
  );
}
