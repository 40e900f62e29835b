import { Injectable } from '@nestjs/common';
import { Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { Gateway } from '../gateway/gateway.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { codesOf, type Retrieved } from '../gateway/retrieval.rules.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { RecordNotice } from './record-notice.js';
import { nextSweep, sweepKey } from './sweep.rules.js';

/**
 * Asks the gateway about an order that nobody is known to have paid, so that a lost notice loses no payment (decision D6): a failed or cancelled
 * one too, for its checkout takes another card.
 */
@Job('sweep-order')
@Injectable()
export class SweepOrderJob implements JobHandler<{ orderId: string; step: number }> {
  constructor(
    private readonly db: DataSource,
    private readonly merchant: MerchantClient,
    private readonly notices: RecordNotice,
    private readonly gateway: Gateway,
    private readonly outbox: Outbox,
  ) {}

  /** The answer counts like a notice; the next question is planned first, so that a silent gateway does not end them. */
  async run({ orderId, step }: { orderId: string; step: number }): Promise<void> {
    const attempt = await this.db.manager.findOneBy(PaymentAttemptRow, { orderId });
    if (!attempt || attempt.state === 'paid' || attempt.state === 'charged_back') return;
    const runAt = nextSweep(attempt.createdAt, step);
    if (runAt)
      await this.outbox.add(
        this.db.manager,
        'sweep-order',
        { orderId, step: step + 1 },
        { runAt, jobKey: sweepKey(orderId, step + 1) },
      );
    const { payments, isPending } = await this.merchant.paymentsOf(orderId);
    if (payments.length === 0) await this.db.manager.update(PaymentAttemptRow, { orderId }, { isQuiet: !isPending });
    for (const payment of payments) await this.count(payment);
  }

  private async count(payment: Retrieved): Promise<void> {
    const { order_id: orderId, payment_id: paymentId, currency, amount } = payment;
    for (const statusCode of codesOf(payment)) {
      await this.notices.run(
        {
          source: 'retrieval',
          merchantId: this.gateway.merchantId,
          orderId,
          paymentId: String(paymentId),
          currency: String(currency),
          amount: Number(amount).toFixed(2),
          statusCode,
          method: '',
          statusMessage: payment.status,
        },
        true,
      );
    }
  }
}
