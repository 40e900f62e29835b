import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { factsOf } from '../appointments/mail-facts.js';
import { dropRefundMails } from '../mails/drop-mails.js';
import type { MailFacts } from '../mails/mail-facts.rules.js';
import { queueMail } from '../mails/queue-mail.js';
import type { RefundRecord } from './refunds.queries.js';

/** A refund and its visit, as the mail about it states them. */
interface RefundNotification {
  row: AppointmentRecord;
  task: RefundRecord;
  now: Date;
}

const facts = ({ row, task }: RefundNotification): MailFacts => ({
  ...factsOf(row, task.amountCents),
  refund: { method: task.method ?? 'gateway', reference: task.reference },
});

/** Notifies the customer of a payment that is refunded without a request (decisions D4, D5). */
export const notifyOwed = (
  tx: EntityManager,
  outbox: Outbox,
  {
    row,
    refundId,
    owed,
    now,
  }: { row: AppointmentRecord; refundId: string; owed: Pick<RefundRecord, 'amountCents' | 'reason'>; now: Date },
): Promise<void> =>
  queueMail(tx, outbox, {
    kind: 'owed',
    facts: { ...factsOf(row, owed.amountCents), owedFor: owed.reason },
    refundId,
    now,
  });

/**
 * Notifies the customer of a completed refund; for a bank transfer noted by an admin, the mail is sent 20 s later
 * (decision C8).
 */
export const notifyRefund = (tx: EntityManager, outbox: Outbox, notification: RefundNotification): Promise<void> =>
  queueMail(tx, outbox, {
    kind: 'refunded',
    facts: facts(notification),
    refundId: notification.task.id,
    now: notification.now,
    byAdmin: notification.task.method === 'bank',
  });

/**
 * For a refund that was not made after all: its mail is dropped, or corrected by another when it was already sent and
 * the refund is due again.
 *
 * @param notification the task before its state changed
 */
export async function takeRefundMailBack(
  tx: EntityManager,
  outbox: Outbox,
  { isDue, ...notification }: RefundNotification & { isDue: boolean },
): Promise<void> {
  const { task, now } = notification;
  const left = await dropRefundMails(tx, outbox, task.id, task.doneAt ?? now);
  if (isDue && left.includes('refunded'))
    await queueMail(tx, outbox, { kind: 'unrefunded', facts: facts(notification), refundId: task.id, now });
}
