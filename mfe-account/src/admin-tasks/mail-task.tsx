import { type MailTask as Mail, messages, visitMailName } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { salonMoment } from '@salon/web-kit';
import { useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { CustomerName } from '../visit/customer-name.js';
import { TaskRow } from './task-section.js';
import { sendMail } from './tasks.api.js';

/** A mail that has not been sent. */
export function MailTask({ mail }: { mail: Mail }) {
  const { _id, kind, to, visit, at } = mail;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useDeskChange(close);
  return (
    <TaskRow
      title={visitMailName(kind)}
      facts={[
        to,
        <>
          {visit.appointmentId}, <CustomerName of={visit} />
        </>,
        `since ${salonMoment(at)}`,
      ]}
    >
      <Button variant="line" aria-label={`Send again: ${visitMailName(kind)} to ${to}`} onClick={() => setAsking(true)}>
        Send again
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={change.isPending}
        title={`Send the mail to ${to} again?`}
        text="Once the mail server has taken it, it cannot be taken back."
        confirmLabel="Send again"
        cancelLabel="Not now"
        onConfirm={() =>
          change.mutate(
            { run: () => sendMail(_id), done: messages.mailQueued, failed: messages.mailQueueFailed },
            { onError: close },
          )
        }
        onCancel={close}
      />
    </TaskRow>
  );
}
