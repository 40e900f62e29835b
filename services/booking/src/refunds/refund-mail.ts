import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { factsOf } from '../appointments/mail-facts.js';
import { dropRefundMails } from '../mails/drop-mails.js';
import type { MailFacts } from '../mails/mail.rules.js';
import { queueMail } from '../mails/queue-mail.js';
import { findRefund, type RefundRecord } from './refunds.queries.js';

interface Told {
  row: AppointmentRecord;
  task: RefundRecord;
  now: Date;
}

const facts = ({ row, task }: Told): MailFacts => ({
  ...factsOf(row, task.amountCents),
  refund: { method: task.method ?? 'gateway', reference: task.reference },
});

/** Tells the customer of a payment that goes back although nobody asked for it (decisions D4, D5). */
export const tellOwed = (
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

/** Tells the customer that the money has been given back; an admin's own word leaves 20 s later (decision C8). */
export const tellRefund = (tx: EntityManager, outbox: Outbox, told: Told): Promise<void> =>
  queueMail(tx, outbox, {
    kind: 'refunded',
    facts: facts(told),
    refundId: told.task.id,
    now: told.now,
    byAdmin: told.task.method === 'bank',
  });

/** A refund that was not made after all: its mail is dropped, or put right by another when it has already left. Called while it still stands as made. */
export async function takeRefundMailBack(
  tx: EntityManager,
  outbox: Outbox,
  { row, refundId, now }: { row: AppointmentRecord; refundId: string; now: Date },
): Promise<void> {
  const task = await findRefund(tx, refundId);
  const left = await dropRefundMails(tx, outbox, refundId, task.doneAt ?? now);
  if (left.includes('refunded'))
    await queueMail(tx, outbox, { kind: 'unrefunded', facts: facts({ row, task, now }), refundId, now });
}
