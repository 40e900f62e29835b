import { Injectable } from '@nestjs/common';
import { Clock, DomainError } from '@salon/kernel';
import { Cron, Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { finishRefund } from './finish-refund.js';
import { checkJobKey, nextCheck, outcomeOf, upcomingCheck } from './refund.rules.js';
import { findRefund, type RefundRecord } from './refunds.queries.js';

interface Check {
  id: string;
  step: number;
  /** ISO 8601; a refund that was sent again has its own series. Absent in jobs from before booking 0.2.0. */
  begunAt?: string | Date;
}

/**
 * Queries the gateway about a refund until it is made. Without a refund, once a day, it schedules the next query of
 * each that is under way: an imported archive brings no waiting jobs (docs/export-format.md).
 */
@Job('check-refund', 'gateway')
@Cron('30 20 * * *')
@Injectable()
export class CheckRefundJob implements JobHandler<Check | { id?: undefined }> {
  constructor(
    private readonly db: DataSource,
    private readonly merchant: MerchantClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  run(check: Check | { id?: undefined }): Promise<void> {
    return check.id === undefined ? this.scheduleAll() : this.query(check);
  }

  private async scheduleAll(): Promise<void> {
    const refunds = await this.db.query<{ id: string; begunAt: Date }[]>(
      `SELECT "id", "begunAt" FROM booking.refund_task WHERE "state" = 'refunding'`,
    );
    for (const { id, begunAt } of refunds) {
      const { step, runAt } = upcomingCheck(begunAt, this.clock.now());
      await this.outbox.add(
        this.db.manager,
        'check-refund',
        { id, step, begunAt },
        { runAt, jobKey: checkJobKey(id, step), keepsExisting: true },
      );
    }
  }

  /** The next query is scheduled first, so that an unresponsive gateway does not end the series. */
  private async query({ id, step, begunAt }: Check): Promise<void> {
    const task = await this.underWay(id);
    if (!task?.begunAt) return;
    if (begunAt !== undefined && task.begunAt.getTime() !== new Date(begunAt).getTime()) return;
    const runAt = nextCheck(task.begunAt, step);
    const next = { id, step: step + 1, begunAt: task.begunAt };
    if (runAt)
      await this.outbox.add(this.db.manager, 'check-refund', next, { runAt, jobKey: checkJobKey(id, step + 1) });
    const found = (await this.merchant.paymentsOf(task.orderId)).payments.find(
      ({ payment_id: paymentId }) => String(paymentId) === task.paymentId,
    );
    const outcome = outcomeOf(found?.status, { acknowledged: task.acknowledgedAt !== null, step });
    await inTransaction(this.db, (tx) => finishRefund(tx, this.outbox, id, { outcome, now: this.clock.now() }));
  }

  private async underWay(id: string): Promise<RefundRecord | null> {
    const task = await findRefund(this.db, id).catch((error: unknown) => {
      if (error instanceof DomainError) return null; // Dropped meanwhile: no refund is due any more.
      throw error;
    });
    return task?.state === 'refunding' ? task : null;
  }
}
