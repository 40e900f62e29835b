import { Injectable } from '@nestjs/common';
import { messages, type NoticeVerdict } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { events, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { findAppointment } from '../appointments/appointments.queries.js';
import { inTransaction } from '../database/transaction.js';
import type { Notice } from '../gateway/notice.rules.js';
import type { SalonCalendar } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { lockDays } from '../slots/day-lock.js';
import { applyLedger } from './apply-ledger.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';

/** What is stored of a notice or of a retrieval answer. */
export type Told = Pick<
  Notice,
  'merchantId' | 'orderId' | 'paymentId' | 'amount' | 'currency' | 'method' | 'statusMessage'
> & {
  statusCode: number;
  source: 'notice' | 'retrieval';
};

/** Stores what the gateway says about an order and lets it take effect (gateway facts, "Processing a notice"). */
@Injectable()
export class RecordNotice {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param isGenuine whether merchant and signature hold
   * @throws DomainError `unavailable` when it could not be stored: the gateway is to try again
   */
  async run(told: Told, isGenuine: boolean): Promise<NoticeVerdict> {
    try {
      const verdict = await this.judge(told, isGenuine);
      events.inc({ event: `notice_${verdict}` });
      return verdict;
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('unavailable', 'NOTICE_NOT_STORED', messages.server, { retryAfter: 10, cause });
    }
  }

  private async judge(told: Told, isGenuine: boolean): Promise<NoticeVerdict> {
    if (!isGenuine) return this.keep(told, 'forged');
    const attempt = await this.db.manager.findOneBy(PaymentAttemptRow, { orderId: told.orderId });
    if (!attempt) return this.keep(told, 'unknown');
    if (attempt.amount !== told.amount || attempt.currency !== told.currency) return this.keep(told, 'mismatch');
    const calendar = await this.salon.calendar();
    await inTransaction(this.db, (tx) => this.accept(tx, told, attempt.appointmentId, calendar));
    return 'accepted';
  }

  private async accept(tx: EntityManager, told: Told, appointmentId: string, calendar: SalonCalendar): Promise<void> {
    const now = this.clock.now();
    const found = await findAppointment(tx, 'appointment."id" = $1', [appointmentId]);
    if (!found) throw new Error(`order ${told.orderId} has no appointment`);
    await lockDays(tx, [found.day]);
    if (await insertNotice(tx, told, 'accepted', now))
      await applyLedger(tx, { outbox: this.outbox, calendar }, appointmentId, now);
  }

  private async keep(told: Told, verdict: NoticeVerdict): Promise<NoticeVerdict> {
    await insertNotice(this.db.manager, told, verdict, this.clock.now());
    return verdict;
  }
}

/** False for a replay: the same order, payment and status was accepted before. */
async function insertNotice(tx: EntityManager, told: Told, verdict: NoticeVerdict, now: Date): Promise<boolean> {
  const added: unknown[] = await tx.query(
    `INSERT INTO booking.payment_notice
       ("receivedAt", "source", "verdict", "merchantId", "orderId", "paymentId", "statusCode", "amount", "currency", "method", "statusMessage")
     VALUES ($1, $2, $3, $4, $5, nullif($6, ''), $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING "id"`,
    [
      now,
      told.source,
      verdict,
      told.merchantId,
      told.orderId,
      told.paymentId,
      told.statusCode,
      told.amount,
      told.currency,
      told.method,
      told.statusMessage,
    ],
  );
  return added.length > 0;
}
