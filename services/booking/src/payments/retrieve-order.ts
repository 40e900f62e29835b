import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@salon/nest-kit';
import type { Logger } from 'pino';
import { Gateway } from '../gateway/gateway.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { codesOf, type Known, type Retrieved } from '../gateway/retrieval.rules.js';
import { RecordNotice } from './record-notice.js';
import type { PaymentReport } from './store-notice.js';

/**
 * Queries the gateway's retrieval API about an order; its response counts like a notice, and its payment ids are
 * trusted (decision D6).
 */
@Injectable()
export class RetrieveOrder {
  constructor(
    private readonly merchant: MerchantClient,
    private readonly notices: RecordNotice,
    private readonly gateway: Gateway,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError `unavailable` when the gateway does not respond */
  async run(orderId: string): Promise<Known> {
    const known = await this.merchant.paymentsOf(orderId);
    const unknown = new Set(known.payments.filter((each) => codesOf(each).length === 0).map(({ status }) => status));
    if (unknown.size > 0)
      this.logger.warn({ orderId, words: [...unknown] }, 'unknown status of a payment, not counted');
    const [first, ...others] = known.payments.flatMap((payment) => this.reportsOf(payment));
    if (first) await this.notices.runRetrieved([first, ...others]);
    return known;
  }

  private reportsOf(payment: Retrieved): PaymentReport[] {
    const { order_id: orderId, payment_id: paymentId, currency, amount, status } = payment;
    return codesOf(payment).map((statusCode) => ({
      source: 'retrieval',
      merchantId: this.gateway.merchantId,
      orderId,
      paymentId: String(paymentId),
      currency: String(currency),
      amount: Number(amount).toFixed(2),
      statusCode,
      method: '',
      statusMessage: status,
    }));
  }
}
