import { type MailTask as Mail, messages, visitMailName } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { ConfirmedChange } from '../admin-actions/confirmed-change.js';
import { CustomerName } from '../visit/customer-name.js';
import { TaskRow, VisitLink } from './task-section.js';
import { sendMail } from './tasks.api.js';

/** A mail that has not been sent. */
export const MailTask = ({ mail: { _id, kind, to, visit, at } }: { mail: Mail }) => (
  <TaskRow
    title={visitMailName(kind)}
    facts={[
      to,
      <>
        <VisitLink {...visit} />, <CustomerName of={visit} />
      </>,
      `since ${salonMoment(at)}`,
    ]}
  >
    <ConfirmedChange
      label="Send again"
      name={`Send again: ${visitMailName(kind)} to ${to}`}
      title={`Send the mail to ${to} again?`}
      text="Once the mail server has taken it, it cannot be taken back."
      confirmLabel="Send again"
      isRemoved
      change={{ run: () => sendMail(_id), done: messages.mailQueued, failed: messages.mailQueueFailed }}
    />
  </TaskRow>
);
