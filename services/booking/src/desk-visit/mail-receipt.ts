import { Injectable } from '@nestjs/common';
import { isUnplaced, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import { progressOf } from '../appointments/appointment.rules.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { factsOf } from '../appointments/mail-facts.js';
import { recordDeskState } from '../appointments/record-changes.js';
import { unnotedOf } from '../closing/given-back.queries.js';
import { inTransaction } from '../database/transaction.js';
import type { MailFacts } from '../mails/mail-facts.rules.js';
import { queueMail } from '../mails/queue-mail.js';
import { endedCostCents, overpaidCents } from '../policy/policy.rules.js';
import { deskPaymentsOf } from './desk-payments.queries.js';

/** Mails the receipt of a visit in its current state; a sent mail cannot be undone. */
@Injectable()
export class MailReceipt {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`; `conflict` when it was mailed already or there is no address */
  run(id: string, admin: Caller): Promise<Record<string, never>> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const row = await lockReadable(tx, id, admin);
      const facts = await receiptOf(tx, row, now);
      await assertMailable(tx, facts);
      // A new version: two mails of one kind about the same version are one, and a chargeback makes none.
      const by = { actorId: admin.id, cause: { kind: 'receipt_mailed' }, now } as const;
      const { version } = await recordDeskState(tx, row, {}, by);
      await queueMail(tx, this.outbox, { kind: 'receipt', facts: { ...facts, sequence: version }, now });
      return {};
    });
  }
}

async function receiptOf(tx: EntityManager, row: AppointmentRecord, now: Date): Promise<MailFacts> {
  const payments = (await deskPaymentsOf(tx, row.id)).filter(({ takenBackAt }) => takenBackAt === null);
  const { money } = row;
  // A visit is often marked as completed after the receipt is mailed, at the till or later.
  const hasCome = progressOf(row) === 'started' || row.endsAt <= now;
  const status = row.status === 'confirmed' && hasCome ? 'completed' : row.status;
  const isEnded = status === 'no_show' || status === 'cancelled';
  const [unnoted] = await unnotedOf(tx, [row]);
  const overpaid = isEnded ? 0 : overpaidCents(row);
  return {
    ...factsOf(row),
    deskPayments: payments.map(({ amountCents, means }) => ({ amountCents, means })),
    ...(unnoted && { unnotedCents: unnoted[1] }),
    ...(overpaid > 0 && { overpaidCents: overpaid }),
    status,
    ...(isEnded && { ended: { costCents: isUnplaced(row) ? null : endedCostCents(row), money } }),
  };
}

async function assertMailable(tx: EntityManager, facts: MailFacts): Promise<void> {
  if (facts.email === '') throw refuse('RECEIPT_REFUSED', { params: { reason: 'noAddress' } });
  const [mailed] = await tx.query<{ facts: MailFacts }[]>(
    `SELECT "facts" FROM booking.message WHERE "appointmentId" = $1 AND "kind" = 'receipt'
     ORDER BY "version" DESC LIMIT 1`,
    [facts.appointmentId],
  );
  if (mailed && isDeepStrictEqual({ ...mailed.facts, sequence: 0 }, { ...facts, sequence: 0 }))
    throw refuse('RECEIPT_REFUSED', { params: { reason: 'again' } });
}
