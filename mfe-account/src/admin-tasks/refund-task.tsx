import { DESK_LENGTHS, messages, noteTexts, type Refund, type RefundResult } from '@salon/contracts';
import { Button, buttonClass, Notice, Price } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { formatDate, formatTime, salonMoment } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { moneyText } from '@salon/kernel';
import { useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { type DialogNote, NoteDialog } from '../screen/note-dialog.js';
import { customerName, CustomerName } from '../visit/customer-name.js';
import { TaskRow, VisitLink } from './task-section.js';
import { REFUND_WORDS } from './task-words.js';
import { sendRefund, settleRefund } from './tasks.api.js';

const settling = (
  { _id, amount, appointment }: Refund,
  onSaved: (acted: RefundResult) => unknown,
): DialogNote<RefundResult> => ({
  title: (
    <>
      Paid back to <CustomerName of={appointment} />
    </>
  ),
  description: `For ${moneyText(amount)} that went back by bank transfer. The customer is mailed; this can be undone.`,
  label: 'Reference of the bank transfer',
  field: 'reference',
  most: DESK_LENGTHS.reference,
  missing: noteTexts.bankReference({ most: DESK_LENGTHS.reference }),
  saveLabel: 'Note as paid back',
  failed: messages.refundFailed,
  save: (reference) => settleRefund(_id, reference),
  onSaved,
});

/** Both ways of a refund: through the gateway, which cannot be undone, or by bank transfer. */
function Ways({ refund }: { refund: Refund }) {
  const { _id, amount, appointment, moves } = refund;
  const [asking, setAsking] = useState<'send' | 'settle' | null>(null);
  const close = () => setAsking(null);
  const sending = moves.find(({ to }) => to === 'send');
  const change = useDeskChange(close);
  const send = () =>
    change.mutate(
      { run: () => sendRefund(_id), done: messages.refundSent, failed: messages.refundFailed },
      { onError: close },
    );
  return (
    <>
      {sending && (
        <Button
          variant="primary"
          aria-label={`Refund: ${moneyText(amount)} to ${customerName(appointment)}`}
          onClick={() => setAsking('send')}
        >
          Refund
        </Button>
      )}
      <Button
        variant="line"
        aria-label={`Paid back by bank transfer: ${customerName(appointment)}`}
        onClick={() => setAsking('settle')}
      >
        Paid back by bank transfer
      </Button>
      <ConfirmDialog
        open={asking === 'send'}
        busy={change.isPending}
        title={
          <>
            Send {moneyText(amount)} back to <CustomerName of={appointment} />?
          </>
        }
        text={sending?.why ?? ''}
        confirmLabel="Refund"
        cancelLabel="Not now"
        onConfirm={send}
        onCancel={close}
      />
      <NoteDialog
        open={asking === 'settle'}
        note={settling(refund, (acted) =>
          change.mutate({ run: () => Promise.resolve(acted), done: messages.refundSettled }),
        )}
        onClose={close}
      />
    </>
  );
}

/** A refund that is due. */
export function RefundTask({ refund, mayPay }: { refund: Refund; mayPay: boolean }) {
  const { appointment, amount, reason, state, failure, createdAt } = refund;
  return (
    <TaskRow
      title={
        <>
          <Price amount={amount} /> to <CustomerName of={appointment} />
        </>
      }
      facts={[
        REFUND_WORDS[reason],
        <>
          <VisitLink {...appointment} />, {formatDate(appointment.date)}, {formatTime(appointment.startTime)}
        </>,
        `since ${salonMoment(createdAt)}`,
      ]}
      {...(state === 'refunding' && {
        text: 'The gateway has taken the refund, but has not said for a day that it is made. Ask the gateway; it is asked daily here too.',
      })}
    >
      {failure && <Notice tone="warning">{failure}</Notice>}
      {state === 'due' && reason === 'unplaced' && (
        <Link
          className={buttonClass({ variant: 'line' })}
          to={`/admin/visits/${appointment.appointmentId}`}
          aria-label={`Choose another time: ${customerName(appointment)}`}
        >
          Choose another time
        </Link>
      )}
      {state === 'due' && mayPay && <Ways refund={refund} />}
    </TaskRow>
  );
}
