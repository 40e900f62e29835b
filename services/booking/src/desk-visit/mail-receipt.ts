import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { factsOf } from '../appointments/mail-facts.js';
import { recordHistory } from '../appointments/record-changes.js';
import { inTransaction } from '../database/transaction.js';
import { queueMail } from '../mails/queue-mail.js';
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
      await assertMailable(tx, row);
      const payments = (await deskPaymentsOf(tx, id)).filter(({ takenBackAt }) => takenBackAt === null);
      const deskPayments = payments.map(({ amountCents, means }) => ({ amountCents, means }));
      await queueMail(tx, this.outbox, { kind: 'receipt', facts: { ...factsOf(row), deskPayments }, now });
      await recordHistory(tx, row, { actor: 'admin', actorId: admin.id, reason: 'receipt mailed', now });
      return {};
    });
  }
}

async function assertMailable(tx: EntityManager, { id, version, customerEmail }: AppointmentRecord): Promise<void> {
  if (customerEmail === '') throw refuse('RECEIPT_REFUSED', { params: { reason: 'noAddress' } });
  const mailed: unknown[] = await tx.query(
    `SELECT FROM booking.message WHERE "appointmentId" = $1 AND "kind" = 'receipt' AND "version" = $2`,
    [id, version],
  );
  if (mailed.length > 0) throw refuse('RECEIPT_REFUSED', { params: { reason: 'again' } });
}
