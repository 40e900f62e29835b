import { messages, type Appointment } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { formatDate, formatTime } from '@salon/web-kit';
import { useState } from 'react';
import { titleOf } from './appointment.rules.js';
import { useCancel } from './use-cancel.js';
import { weekdayName } from './visit-date.js';

/** 'Cancel', and the question before it happens (spec §4); the focus starts on keeping the appointment. */
export function CancelVisit({ visit, quiet }: { visit: Appointment; quiet: boolean }) {
  const [asking, setAsking] = useState(false);
  const { busy, cancel } = useCancel(visit._id, () => setAsking(false));
  const { date, startTime } = visit;
  return (
    <>
      <Button variant={quiet ? 'text' : 'line'} className="visit-act" aria-label={`Cancel: ${titleOf(visit)}, ${formatDate(date)}`} onClick={() => setAsking(true)}>Cancel</Button>
      <ConfirmDialog
        open={asking} busy={busy} danger title={messages.cancelQuestion} confirmLabel="Cancel appointment" cancelLabel="Keep appointment"
        text={<>{titleOf(visit)}<br />{weekdayName(date)}, {formatDate(date)}, <span className="nowrap">{formatTime(startTime)}</span></>}
        onConfirm={cancel} onCancel={() => setAsking(false)}
      />
    </>
  );
}
