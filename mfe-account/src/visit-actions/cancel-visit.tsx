import { messages, type Appointment, type CancelConsequence } from '@salon/contracts';
import { ConfirmDialog } from '@salon/ui/dialog';
import { formatDate, formatTime } from '@salon/web-kit';
import { myAppointmentsQuery } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { RemovedButton } from '../screen/removed-button.js';
import { titleOf } from '../visit/appointment.rules.js';
import { CancelConsequenceNote } from './cancel-consequence.js';
import { useCancel } from './use-cancel.js';

interface Props {
  visit: Appointment;
  consequence: CancelConsequence;
  quiet: boolean;
}

/**
 * 'Cancel', and the confirmation that shows its consequences (docs/product.md §4); the focus starts on keeping the
 * appointment.
 */
export function CancelVisit({ visit, consequence, quiet }: Props) {
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const { busy, cancel } = useCancel(visit._id, () => setConfirming(false));
  const { date, startTime, stylist } = visit;
  const from = { date, startTime, stylistId: stylist._id };
  const confirm = () => {
    setConfirming(true);
    // Cancelling may cost something since the list was loaded.
    void client.invalidateQueries({ queryKey: myAppointmentsQuery.queryKey });
  };
  return (
    <>
      <RemovedButton
        variant={quiet ? 'text' : 'line'}
        className="visit-action"
        aria-label={`Cancel: ${titleOf(visit)}, ${formatDate(date)}`}
        onPress={confirm}
      >
        Cancel
      </RemovedButton>
      <ConfirmDialog
        open={confirming}
        busy={busy}
        danger
        title={messages.cancelQuestion}
        confirmLabel="Cancel appointment"
        cancelLabel="Keep appointment"
        text={
          <>
            {titleOf(visit)}
            <br />
            {formatDate(date, 'EEEE, MMMM d, yyyy')}, <span className="nowrap">{formatTime(startTime)}</span>
            <br />
            This cannot be undone: the time is offered to others at once.
          </>
        }
        onConfirm={() => cancel({ cost: consequence.cost, from })}
        onCancel={() => setConfirming(false)}
      >
        <CancelConsequenceNote visit={visit} says={consequence} />
      </ConfirmDialog>
    </>
  );
}
