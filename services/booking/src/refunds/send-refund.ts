import { Injectable, Logger } from '@nestjs/common';
import { refundNotes, type RefundResult, refuse } from '@salon/contracts';
import { type Cents, Clock, plainAmount } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { displayId } from '../appointments/appointment.view.js';
import { inTransaction } from '../database/transaction.js';
import { MerchantClient, REFUND_TIMEOUT_MS } from '../gateway/merchant.client.js';
import { codesOf, STATUS } from '../gateway/retrieval.rules.js';
import { verifyKey } from '../ledger/verify-key.js';
import { type RefundStart, beginRefund } from './begin-refund.js';
import { finishRefund } from './finish-refund.js';
import { checkJobKey, firstCheck } from './refund.rules.js';
import { asRefund, findRefund, type RefundRecord } from './refunds.queries.js';

/** Refunds through the gateway, at most once regardless of repeated calls (decision C9). It cannot be undone. */
@Injectable()
export class SendRefund {
  private readonly logger = new Logger(SendRefund.name);

  constructor(
    private readonly db: DataSource,
    private readonly merchant: MerchantClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Stored before the request to the gateway: when the result is unknown, a job determines it.
   * @throws DomainError `not_found`, `conflict` when not due, or with the gateway's reason when it refused
   */
  async run(id: string, admin: Caller): Promise<RefundResult> {
    await this.assertKnown(await findRefund(this.db, id));
    const { task, act } = await inTransaction(this.db, (tx) =>
      this.begin(tx, id, { admin, now: this.clock.now(), by: { method: 'gateway' } }),
    );
    const outcome = await this.merchant.refund({
      paymentId: task.paymentId,
      amount: plainAmount(task.amountCents as Cents),
      description: `Refund for ${displayId(task)}`,
    });
    await inTransaction(this.db, (tx) => finishRefund(tx, this.outbox, id, { outcome, now: this.clock.now() }));
    if (outcome.is === 'refused') throw refuse('REFUND_REFUSED', { params: { why: outcome.why } });
    return { refund: asRefund(await findRefund(this.db, id)), act };
  }

  /**
   * The payment id of a notice is not signed: only a payment that the retrieval API confirms, and that was not charged
   * back, is refunded.
   * @throws DomainError `conflict` otherwise; the order is then verified, which corrects its refunds
   */
  private async assertKnown({ orderId, paymentId, state }: RefundRecord): Promise<void> {
    if (state !== 'due' || paymentId === '') return; // `begin` throws the reason.
    const known = await this.merchant.paymentsOf(orderId, REFUND_TIMEOUT_MS).catch((cause: unknown) => {
      this.logger.error(new Error('the payment of a refund could not be queried', { cause }));
      throw refuse('REFUND_REFUSED', { params: { why: refundNotes.unreachable }, cause });
    });
    const payment = known.payments.find((each) => String(each.payment_id) === paymentId);
    const codes = payment ? codesOf(payment) : [];
    const isChargedBack = codes.includes(STATUS.chargedBack);
    if (codes.includes(STATUS.success) && !isChargedBack) return;
    await this.outbox.add(this.db.manager, 'verify-order', { orderId }, { jobKey: verifyKey(orderId) });
    throw isChargedBack ? refuse('REFUND_CHARGED_BACK') : refuse('REFUND_PAYMENT_UNKNOWN');
  }

  private async begin(
    tx: EntityManager,
    id: string,
    start: RefundStart,
  ): Promise<Awaited<ReturnType<typeof beginRefund>>> {
    const begun = await beginRefund(tx, id, start);
    if (begun.task.paymentId === '') throw refuse('REFUND_WITHOUT_PAYMENT');
    await this.outbox.add(
      tx,
      'check-refund',
      { id, step: 0, begunAt: start.now },
      { runAt: firstCheck(start.now), jobKey: checkJobKey(id, 0) },
    );
    return begun;
  }
}
