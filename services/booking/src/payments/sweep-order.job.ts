import { Injectable } from '@nestjs/common';
import { Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { RetrieveOrder } from './retrieve-order.js';
import { nextSweep, sweepKey } from './sweep.rules.js';

/**
 * Queries the gateway about a new order until it returns the payment, so that a lost notice loses no payment (decision
 * D6). Failed or cancelled orders are queried too, because their checkout accepts another card, and paid ones, because
 * the payment id of a notice is not signed.
 */
@Job('sweep-order', 'gateway')
@Injectable()
export class SweepOrderJob implements JobHandler<{ orderId: string; step: number }> {
  constructor(
    private readonly db: DataSource,
    private readonly retrieveOrder: RetrieveOrder,
    private readonly outbox: Outbox,
  ) {}

  /** The next query is scheduled first, so that an unresponsive gateway does not end the series. */
  async run({ orderId, step }: { orderId: string; step: number }): Promise<void> {
    const attempt = await this.db.manager.findOneBy(PaymentAttemptRow, { orderId });
    if (!attempt || (await this.isKnown(orderId))) return;
    const runAt = nextSweep(attempt.createdAt, step);
    if (runAt)
      await this.outbox.add(
        this.db.manager,
        'sweep-order',
        { orderId, step: step + 1 },
        { runAt, jobKey: sweepKey(orderId, step + 1) },
      );
    const { payments, isPending } = await this.retrieveOrder.run(orderId);
    if (payments.length === 0) await this.db.manager.update(PaymentAttemptRow, { orderId }, { isQuiet: !isPending });
  }

  private async isKnown(orderId: string): Promise<boolean> {
    const known = await this.db.query<unknown[]>('SELECT FROM booking.retrieved_payment WHERE "orderId" = $1 LIMIT 1', [
      orderId,
    ]);
    return known.length > 0;
  }
}
